using System;
using System.Runtime.InteropServices;

namespace Adjutant
{
    /// <summary>
    /// The functions of the C library, as they are. Texts are UTF-8 bytes with a length, structs go by <c>ref</c> (Mono passes
    /// <c>in</c> structs wrongly), lists by pointer (Mono copies arrays of structs item by item), and nothing is called back.
    /// </summary>
    internal static unsafe class Native
    {
        private const string Library = "adjutant";
        private const CallingConvention C = CallingConvention.Cdecl;

        [DllImport(Library, CallingConvention = C)]
        internal static extern uint adj_abi_version();

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_check_abi(uint headerVersion);

        [DllImport(Library, CallingConvention = C)]
        internal static extern IntPtr adj_version();

        [DllImport(Library, CallingConvention = C)]
        internal static extern IntPtr adj_status_name(int status);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_build_info(byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_rulesets(byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_catalog(byte[] config, ulong len, byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_schema(byte[] name, ulong len, byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_config_check(byte[] config, ulong len, byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_new(byte[] config, ulong len, ref IntPtr game, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_clone(GameHandle game, ulong seed, ref IntPtr copy, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_free(IntPtr game);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_info(GameHandle game, int viewer, ref Info info, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_outcome(GameHandle game, ref Outcome outcome, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_view(GameHandle game, int viewer, byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_text(GameHandle game, int viewer, uint what, ulong since, byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_hash(GameHandle game, int viewer, ref ulong hash, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_orders(GameHandle game, int viewer, Order* orders, ulong cap, ref ulong count, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_orders_json(GameHandle game, int viewer, byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_order_text(GameHandle game, int viewer, uint index, uint form, byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_check(GameHandle game, int viewer, byte[] notation, ulong len, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_submit(GameHandle game, int viewer, ulong revision, uint index, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_submit_text(GameHandle game, int viewer, ulong revision, byte[] notation, ulong len, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_step(GameHandle game, int viewer, ulong revision, uint index, ref Info info, Order* orders, ulong cap, ref ulong count, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_resign(GameHandle game, int seat, uint cause, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_agree_draw(GameHandle game, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_events(GameHandle game, int viewer, ulong since, Event* events, ulong cap, ref ulong count, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_events_json(GameHandle game, int viewer, ulong since, byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_undo(GameHandle game, uint policy, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_save(GameHandle game, int viewer, byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_load(byte[] data, ulong len, ref IntPtr game, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_record(GameHandle game, byte[] buf, ulong cap, ref ulong needed, ref Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern int adj_game_replay(byte[] record, ulong len, ulong upto, ref IntPtr game, ref Error error);
    }
}
