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
        public const int All = Viewer.All;

        private readonly GameHandle handle = new GameHandle();

        private Game()
        {
            Library.CheckAbi();
        }

        /// <summary>A new game from a configuration; <c>{"ruleset":"lost_empires"}</c> is one.</summary>
        public Game(string config) : this()
        {
            var data = Buffers.Encode(config, "config");
            var value = IntPtr.Zero;
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_new(data, (ulong)data.Length, ref value, ref error), ref error);
            handle.Own(value);
        }

        /// <summary>A new game from a configuration: the constructor under its other name.</summary>
        public static Game New(string config)
        {
            return new Game(config);
        }

        /// <summary>A game from a save. The bytes are never trusted.</summary>
        public static Game Load(byte[] data)
        {
            if (data == null)
            {
                throw new ArgumentNullException("data");
            }
            var game = new Game();
            var value = IntPtr.Zero;
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_load(data, (ulong)data.Length, ref value, ref error), ref error);
            game.handle.Own(value);
            return game;
        }

        /// <summary>A game from a record, played up to so many answers.</summary>
        public static Game Replay(string record, ulong upto = ulong.MaxValue)
        {
            var game = new Game();
            var data = Buffers.Encode(record, "record");
            var value = IntPtr.Zero;
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_replay(data, (ulong)data.Length, upto, ref value, ref error), ref error);
            game.handle.Own(value);
            return game;
        }

        /// <summary>A second game from here on: with the same dice to come (0), or with a new seed.</summary>
        public Game Clone(ulong seed = 0)
        {
            var game = new Game();
            var value = IntPtr.Zero;
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_clone(handle, seed, ref value, ref error), ref error);
            game.handle.Own(value);
            return game;
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
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_info(handle, viewer, ref info, ref error), ref error);
            return info;
        }

        /// <summary>How the game ended; <c>Reason</c> is 0 while it has not.</summary>
        public unsafe Outcome Outcome()
        {
            var outcome = new Outcome();
            outcome.StructSize = (uint)sizeof(Outcome);
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_outcome(handle, ref outcome, ref error), ref error);
            return outcome;
        }

        /// <summary>The table as this viewer sees it.</summary>
        public string View(int viewer = All)
        {
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_view(handle, viewer, buf, cap, ref needed, ref error));
        }

        /// <summary>Plain lines: <c>TextForm.Table</c>, <c>Question</c> or <c>Events</c> (after number <paramref name="since"/>).</summary>
        public string Text(uint what, int viewer = All, ulong since = 0)
        {
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_text(handle, viewer, what, since, buf, cap, ref needed, ref error));
        }

        /// <summary>Hash of the position as this viewer knows it.</summary>
        public ulong Hash(int viewer = All)
        {
            ulong hash = 0;
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_hash(handle, viewer, ref hash, ref error), ref error);
            return hash;
        }

        /// <summary>The legal orders, in order.</summary>
        public unsafe Order[] Orders(int viewer = All)
        {
            return Buffers.List((Order[] items, ulong cap, ref ulong count, ref Error error) =>
            {
                fixed (Order* first = items)
                {
                    return Native.adj_game_orders(handle, viewer, first, cap, ref count, ref error);
                }
            });
        }

        /// <summary>The question with notation, label and all that a menu needs.</summary>
        public string OrdersJson(int viewer = All)
        {
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_orders_json(handle, viewer, buf, cap, ref needed, ref error));
        }

        /// <summary>One order of the list: <c>TextForm.Label</c> or <c>TextForm.Notation</c>.</summary>
        public string OrderText(uint index, uint form = TextForm.Label, int viewer = All)
        {
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_order_text(handle, viewer, index, form, buf, cap, ref needed, ref error));
        }

        /// <summary>Throws what <see cref="SubmitText"/> would throw, and changes nothing.</summary>
        public void Check(string notation, int viewer = All)
        {
            var data = Buffers.Encode(notation, "notation");
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_check(handle, viewer, data, (ulong)data.Length, ref error), ref error);
        }

        /// <summary>Answers by index; at a chance <c>OrderIndex.Chance</c> lets the engine's stream answer.</summary>
        public void Submit(int viewer, ulong revision, uint index)
        {
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_submit(handle, viewer, revision, index, ref error), ref error);
        }

        /// <summary>Answers by notation.</summary>
        public void SubmitText(int viewer, ulong revision, string notation)
        {
            var data = Buffers.Encode(notation, "notation");
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_submit_text(handle, viewer, revision, data, (ulong)data.Length, ref error), ref error);
        }

        /// <summary>
        /// Answers by index at the revision of <paramref name="info"/>, then gives the next info and the first orders; how many
        /// there are is returned, and when that is more than fit, the answer stands all the same. A refusal leaves
        /// <paramref name="info"/> as it was.
        /// </summary>
        public unsafe ulong Step(int viewer, ref Info info, uint index, Order[] orders)
        {
            var next = new Info();
            next.StructSize = (uint)sizeof(Info);
            ulong count = 0;
            var room = orders == null ? 0 : (ulong)orders.Length;
            var error = Failure.Prepare();
            int status;
            fixed (Order* first = orders)
            {
                status = Native.adj_game_step(handle, viewer, info.Revision, index, ref next, first, room, ref count, ref error);
            }
            if (status != Status.Buffer)
            {
                Failure.Throw(status, ref error);
            }
            info = next;
            return count;
        }

        /// <summary>A seat gives up.</summary>
        public void Resign(int seat, uint cause = ResignCause.Resign)
        {
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_resign(handle, seat, cause, ref error), ref error);
        }

        /// <summary>The seats have agreed on a draw.</summary>
        public void AgreeDraw()
        {
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_agree_draw(handle, ref error), ref error);
        }

        /// <summary>The events with numbers above <paramref name="since"/>.</summary>
        public unsafe Event[] Events(ulong since = 0, int viewer = All)
        {
            return Buffers.List((Event[] items, ulong cap, ref ulong count, ref Error error) =>
            {
                fixed (Event* first = items)
                {
                    return Native.adj_game_events(handle, viewer, since, first, cap, ref count, ref error);
                }
            });
        }

        /// <summary>The same in words.</summary>
        public string EventsJson(ulong since = 0, int viewer = All)
        {
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_events_json(handle, viewer, since, buf, cap, ref needed, ref error));
        }

        /// <summary>Takes back the last answer that was given, and the engine's dice after it.</summary>
        public void Undo(uint policy = UndoPolicy.SameChance)
        {
            var error = Failure.Prepare();
            Failure.Throw(Native.adj_game_undo(handle, policy, ref error), ref error);
        }

        /// <summary>The game as bytes: whole, or as one viewer knows it.</summary>
        public byte[] Save(int viewer = All)
        {
            return Buffers.Bytes((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_save(handle, viewer, buf, cap, ref needed, ref error));
        }

        /// <summary>Configuration and all answers: the replay.</summary>
        public string Record()
        {
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_game_record(handle, buf, cap, ref needed, ref error));
        }
    }
}
