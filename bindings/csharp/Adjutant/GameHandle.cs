using System;
using System.Runtime.InteropServices;

namespace Adjutant
{
    /// <summary>Owns a game of the library: freed once, by <c>Dispose</c> or the finalizer, and never while a call is using it.</summary>
    public sealed class GameHandle : SafeHandle
    {
        internal GameHandle() : base(IntPtr.Zero, true)
        {
        }

        /// <summary>Takes a game over. The object is made before the game, so that no failure in between loses it.</summary>
        internal void Own(IntPtr game)
        {
            SetHandle(game);
        }

        /// <inheritdoc/>
        public override bool IsInvalid
        {
            get { return handle == IntPtr.Zero; }
        }

        /// <inheritdoc/>
        protected override bool ReleaseHandle()
        {
            return Native.adj_game_free(handle) == Status.Ok;
        }
    }
}
