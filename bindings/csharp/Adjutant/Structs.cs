using System.Runtime.InteropServices;

namespace Adjutant
{
    /// <summary><c>adj_error</c>: why a call failed.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Error
    {
        public uint StructSize;
        public int Status;
        public uint Reason;
        public uint Detail;
        public fixed byte Rule[24];
        public uint Subject;
        public uint Target;
        public fixed byte Message[208];
    }

    /// <summary><c>adj_info</c>: what is asked, of whom, and where the counters stand.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Info
    {
        public uint StructSize;
        public uint Ruleset;
        public ulong Revision;
        public ulong Events;
        public int Seat;
        public uint Prompt;
        public uint OrderCount;
        public uint Round;
        public uint Phase;
        public uint Over;
        public uint Seats;
        public uint Subject;
        public ulong Answers;
        public int Turn;
        public uint Undoable;
        public uint Pending;
        public fixed uint Reserved[5];
    }

    /// <summary><c>adj_outcome</c>: how the game ended; <c>Reason</c> is 0 while it has not.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Outcome
    {
        public uint StructSize;
        public int Winner;
        public uint Reason;
        public uint Seats;
        public fixed int Score[4];
        public fixed int Result[4];
        public fixed uint Reserved[4];
    }

    /// <summary><c>adj_order</c>: one legal order.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Order
    {
        public ushort Kind;
        public ushort Flags;
        public ushort Card;
        public ushort Place;
        public uint Subject;
        public uint Target;
        public int Value;
        public uint Action;
        public uint Weight;
        public uint Reserved;
    }

    /// <summary><c>adj_event</c>: something that happened.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Event
    {
        public ulong Number;
        public ushort Kind;
        public ushort Flags;
        public short Seat;
        public ushort Card;
        public uint Subject;
        public uint Former;
        public uint Target;
        public ushort Place;
        public ushort Origin;
        public int Value;
        public uint Reserved;
    }
}
