using System;
using System.Runtime.InteropServices;

namespace Adjutant
{
    /// <summary>Owns a game of the library: freed once, and never while a call is using it.</summary>
    public sealed class GameHandle : SafeHandle
    {
        internal GameHandle(IntPtr value) : base(IntPtr.Zero, true)
        {
            SetHandle(value);
        }

        /// <inheritdoc/>
        public override bool IsInvalid
        {
            get { return handle == IntPtr.Zero; }
        }

        /// <inheritdoc/>
        protected override bool ReleaseHandle()
        {
            return Native.adj_game_free(handle) == Constants.OK;
        }
    }
}
