using System;
using System.Runtime.InteropServices;

namespace Adjutant
{
    /// <summary><c>adj_error</c>: why a call failed. Hosts get it as an <see cref="AdjutantException"/>.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Error
    {
        /// <summary>Size of this struct: 256.</summary>
        public uint StructSize;

        /// <summary>The status that was returned.</summary>
        public int Status;

        /// <summary>The reason's number in the catalogue, or 0.</summary>
        public uint Reason;

        /// <summary>Number of the answer for a record, byte offset for JSON and saves.</summary>
        public uint Detail;

        /// <summary>Section of the rulebook: UTF-8, ends with a NUL.</summary>
        public fixed byte Rule[24];

        /// <summary>Entity id of who was to act.</summary>
        public uint Subject;

        /// <summary>Entity id of who was to be acted upon.</summary>
        public uint Target;

        /// <summary>The sentence: UTF-8, ends with a NUL.</summary>
        public fixed byte Message[208];

        internal string RuleText
        {
            get
            {
                fixed (byte* text = Rule)
                {
                    return Buffers.Until0(text, Failure.RuleRoom);
                }
            }
        }

        internal string MessageText
        {
            get
            {
                fixed (byte* text = Message)
                {
                    return Buffers.Until0(text, Failure.MessageRoom);
                }
            }
        }
    }

    /// <summary><c>adj_info</c>: what is asked, of whom, and where the counters stand.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Info
    {
        /// <summary>Size of this struct: 96.</summary>
        public uint StructSize;

        /// <summary>A number of <see cref="RulesetNumber"/>.</summary>
        public uint Ruleset;

        /// <summary>Grows with every change; an answer must carry it.</summary>
        public ulong Revision;

        /// <summary>Number of the last event.</summary>
        public ulong Events;

        /// <summary>The seat that must answer, or a number of <see cref="Adjutant.Seat"/>.</summary>
        public int Seat;

        /// <summary>What is asked.</summary>
        public uint Prompt;

        /// <summary>How many orders are listed for this viewer.</summary>
        public uint OrderCount;

        /// <summary>The round.</summary>
        public uint Round;

        /// <summary>The phase.</summary>
        public uint Phase;

        /// <summary>1 when the game is over.</summary>
        public uint Over;

        /// <summary>How many seats play.</summary>
        public uint Seats;

        /// <summary>Entity id of what the question is about, or 0.</summary>
        public uint Subject;

        /// <summary>How many answers the record holds.</summary>
        public ulong Answers;

        /// <summary>The seat whose turn it is.</summary>
        public int Turn;

        /// <summary>How many calls of <see cref="Game.Undo"/> would pass without force.</summary>
        public uint Undoable;

        /// <summary>How many of them take back an order that is half made: cancel.</summary>
        public uint Pending;

        /// <summary>0.</summary>
        public fixed uint Reserved[5];

        /// <summary>Is the game over?</summary>
        public bool IsOver
        {
            get { return Over != 0; }
        }
    }

    /// <summary><c>adj_outcome</c>: how the game ended; <see cref="Reason"/> is 0 while it has not.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Outcome
    {
        private const int Most = 4;

        /// <summary>Size of this struct: 64.</summary>
        public uint StructSize;

        /// <summary>The one winning seat, or -1.</summary>
        public int Winner;

        /// <summary>Why it ended; 0 while it has not.</summary>
        public uint Reason;

        /// <summary>How many seats play.</summary>
        public uint Seats;

        /// <summary>The ruleset's own points; see <see cref="ScoreOf"/>.</summary>
        public fixed int Score[4];

        /// <summary>1 won, 0 drawn, -1 lost; see <see cref="ResultOf"/>.</summary>
        public fixed int Result[4];

        /// <summary>0.</summary>
        public fixed uint Reserved[4];

        /// <summary>The points of a seat.</summary>
        public int ScoreOf(int seat)
        {
            Seated(seat);
            fixed (int* score = Score)
            {
                return score[seat];
            }
        }

        /// <summary>1 when the seat won, 0 when it drew, -1 when it lost.</summary>
        public int ResultOf(int seat)
        {
            Seated(seat);
            fixed (int* result = Result)
            {
                return result[seat];
            }
        }

        private void Seated(int seat)
        {
            if (seat < 0 || seat >= Most || seat >= Seats)
            {
                throw new ArgumentOutOfRangeException("seat");
            }
        }
    }

    /// <summary><c>adj_order</c>: one legal order. Unused fields are 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Order
    {
        /// <summary>A number of <see cref="OrderKind"/> or of a ruleset.</summary>
        public ushort Kind;

        /// <summary>Bits of <see cref="OrderFlag"/>.</summary>
        public ushort Flags;

        /// <summary>Catalogue number of a card.</summary>
        public ushort Card;

        /// <summary>Place number.</summary>
        public ushort Place;

        /// <summary>Entity id of who acts.</summary>
        public uint Subject;

        /// <summary>Entity id of who is acted upon.</summary>
        public uint Target;

        /// <summary>A number whose meaning the kind gives.</summary>
        public int Value;

        /// <summary>Experimental: number in the ruleset's fixed action space.</summary>
        public uint Action;

        /// <summary>At a chance this outcome's share of the list's sum; 0 at a choice.</summary>
        public uint Weight;

        /// <summary>0.</summary>
        public uint Reserved;
    }

    /// <summary><c>adj_event</c>: something that happened. Unused fields are 0, an unused seat is -1.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Event
    {
        /// <summary>Counts up by one.</summary>
        public ulong Number;

        /// <summary>A number of <see cref="EventKind"/> or of a ruleset.</summary>
        public ushort Kind;

        /// <summary>Bits of <see cref="EventFlag"/>.</summary>
        public ushort Flags;

        /// <summary>Whose event it is, or -1.</summary>
        public short Seat;

        /// <summary>Catalogue number of what the subject shows to this viewer.</summary>
        public ushort Card;

        /// <summary>Entity id of what it happened to.</summary>
        public uint Subject;

        /// <summary>The id that the subject had before, for those who knew it.</summary>
        public uint Former;

        /// <summary>Entity id of the other thing meant.</summary>
        public uint Target;

        /// <summary>Where it is now.</summary>
        public ushort Place;

        /// <summary>Where it came from.</summary>
        public ushort Origin;

        /// <summary>A number whose meaning the kind gives.</summary>
        public int Value;

        /// <summary>0.</summary>
        public uint Reserved;
    }
}
