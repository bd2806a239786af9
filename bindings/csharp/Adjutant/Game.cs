using System;

namespace Adjutant
{
    /// <summary>
    /// One game: make it, ask for the legal orders, submit one, read what happened. Documents are JSON. Any thread may use it;
    /// dispose it when it is no longer needed.
    /// </summary>
    public sealed class Game : IDisposable
    {
        /// <summary>The host's own eyes: nothing is hidden.</summary>
        public const int All = Constants.VIEWER_ALL;

        private readonly GameHandle handle;

        static Game()
        {
            Library.CheckAbi();
        }

        private Game(IntPtr value)
        {
            handle = new GameHandle(value);
        }

        /// <summary>A new game from a configuration.</summary>
        public Game(string config)
        {
            var data = Calls.Encode(config);
            var value = IntPtr.Zero;
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_new(data, (ulong)data.Length, ref value, ref error), ref error);
            handle = new GameHandle(value);
        }

        /// <summary>A game from a save. The bytes are never trusted.</summary>
        public static Game Load(byte[] data)
        {
            var value = IntPtr.Zero;
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_load(data, (ulong)data.Length, ref value, ref error), ref error);
            return new Game(value);
        }

        /// <summary>A game from a record, played up to so many answers.</summary>
        public static Game Replay(string record, ulong upto = ulong.MaxValue)
        {
            var data = Calls.Encode(record);
            var value = IntPtr.Zero;
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_replay(data, (ulong)data.Length, upto, ref value, ref error), ref error);
            return new Game(value);
        }

        /// <summary>A second game from here on: with the same dice to come (0), or with a new seed.</summary>
        public Game Clone(ulong seed = 0)
        {
            var value = IntPtr.Zero;
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_clone(handle, seed, ref value, ref error), ref error);
            return new Game(value);
        }

        /// <summary>Frees the game.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }

        /// <summary>What is asked, of whom, and where the counters stand.</summary>
        public unsafe Info Info(int viewer = All)
        {
            var info = new Info();
            info.StructSize = (uint)sizeof(Info);
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_info(handle, viewer, ref info, ref error), ref error);
            return info;
        }

        /// <summary>How the game ended; <c>Reason</c> is 0 while it has not.</summary>
        public unsafe Outcome Outcome()
        {
            var outcome = new Outcome();
            outcome.StructSize = (uint)sizeof(Outcome);
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_outcome(handle, ref outcome, ref error), ref error);
            return outcome;
        }

        /// <summary>The table as this viewer sees it.</summary>
        public string View(int viewer = All)
        {
            return Calls.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_view(handle, viewer, buf, cap, ref needed, ref error));
        }

        /// <summary>Plain lines: <c>Constants.TEXT_TABLE</c>, <c>TEXT_QUESTION</c> or <c>TEXT_EVENTS</c>.</summary>
        public string Text(uint what, int viewer = All, ulong since = 0)
        {
            return Calls.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_text(handle, viewer, what, since, buf, cap, ref needed, ref error));
        }

        /// <summary>Hash of the position as this viewer knows it.</summary>
        public ulong Hash(int viewer = All)
        {
            ulong hash = 0;
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_hash(handle, viewer, ref hash, ref error), ref error);
            return hash;
        }

        /// <summary>The legal orders, in order.</summary>
        public Order[] Orders(int viewer = All)
        {
            return Calls.List((Order[] items, ulong cap, ref ulong count, ref Error error) =>
                Native.adj_game_orders(handle, viewer, items, cap, ref count, ref error));
        }

        /// <summary>The question with notation, label and all that a menu needs.</summary>
        public string OrdersJson(int viewer = All)
        {
            return Calls.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_orders_json(handle, viewer, buf, cap, ref needed, ref error));
        }

        /// <summary>One order of the list: <c>Constants.TEXT_LABEL</c> or <c>TEXT_NOTATION</c>.</summary>
        public string OrderText(uint index, uint form = Constants.TEXT_LABEL, int viewer = All)
        {
            return Calls.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_order_text(handle, viewer, index, form, buf, cap, ref needed, ref error));
        }

        /// <summary>Throws what <see cref="SubmitText"/> would throw, and changes nothing.</summary>
        public void Check(string notation, int viewer = All)
        {
            var data = Calls.Encode(notation);
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_check(handle, viewer, data, (ulong)data.Length, ref error), ref error);
        }

        /// <summary>Answers by index; at a chance <c>Constants.INDEX_CHANCE</c> lets the engine's stream answer.</summary>
        public void Submit(int viewer, ulong revision, uint index)
        {
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_submit(handle, viewer, revision, index, ref error), ref error);
        }

        /// <summary>Answers by notation.</summary>
        public void SubmitText(int viewer, ulong revision, string notation)
        {
            var data = Calls.Encode(notation);
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_submit_text(handle, viewer, revision, data, (ulong)data.Length, ref error), ref error);
        }

        /// <summary>Answers by index, and gives the next info and the first orders into <paramref name="orders"/>; how many there are is returned.</summary>
        public ulong Step(int viewer, ref Info info, uint index, Order[] orders)
        {
            ulong count = 0;
            var error = Calls.NewError();
            var status = Native.adj_game_step(handle, viewer, info.Revision, index, ref info, orders, (ulong)orders.Length, ref count, ref error);
            // With too small an array the answer stands; the count says how many orders there are.
            if (status != Constants.E_BUFFER)
            {
                Calls.Check(status, ref error);
            }
            return count;
        }

        /// <summary>A seat gives up.</summary>
        public void Resign(int seat, uint cause = Constants.CAUSE_RESIGN)
        {
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_resign(handle, seat, cause, ref error), ref error);
        }

        /// <summary>The seats have agreed on a draw.</summary>
        public void AgreeDraw()
        {
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_agree_draw(handle, ref error), ref error);
        }

        /// <summary>The events with numbers above <paramref name="since"/>.</summary>
        public Event[] Events(ulong since = 0, int viewer = All)
        {
            return Calls.List((Event[] items, ulong cap, ref ulong count, ref Error error) =>
                Native.adj_game_events(handle, viewer, since, items, cap, ref count, ref error));
        }

        /// <summary>The same in words.</summary>
        public string EventsJson(ulong since = 0, int viewer = All)
        {
            return Calls.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_events_json(handle, viewer, since, buf, cap, ref needed, ref error));
        }

        /// <summary>Takes back the last answer that was given, and the engine's dice after it.</summary>
        public void Undo(uint policy = Constants.UNDO_SAME_CHANCE)
        {
            var error = Calls.NewError();
            Calls.Check(Native.adj_game_undo(handle, policy, ref error), ref error);
        }

        /// <summary>The game as bytes: whole, or as one viewer knows it.</summary>
        public byte[] Save(int viewer = All)
        {
            return Calls.Bytes((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_save(handle, viewer, buf, cap, ref needed, ref error));
        }

        /// <summary>Configuration and all answers: the replay.</summary>
        public string Record()
        {
            return Calls.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_record(handle, buf, cap, ref needed, ref error));
        }
    }
}
