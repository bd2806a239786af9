using System;

namespace Adjutant
{
    /// <summary>A call failed; nothing has changed. <see cref="Status"/> is a number of <see cref="Adjutant.Status"/>.</summary>
    public class AdjutantException : Exception
    {
        /// <summary>The status of the call.</summary>
        public int Status { get; private set; }

        /// <summary>The reason's number in the catalogue; 0 when the status says it all.</summary>
        public uint Reason { get; private set; }

        /// <summary>Number of the answer for a record, byte offset for JSON and saves.</summary>
        public uint Detail { get; private set; }

        /// <summary>Section of the rulebook, or empty.</summary>
        public string Rule { get; private set; }

        /// <summary>Entity id of who was to act, or 0.</summary>
        public uint Subject { get; private set; }

        /// <summary>Entity id of who was to be acted upon, or 0.</summary>
        public uint Target { get; private set; }

        internal AdjutantException(int status, string message) : base(message)
        {
            Status = status;
            Rule = "";
        }

        internal AdjutantException(int status, ref Error error) : base(error.MessageText)
        {
            Status = status;
            Reason = error.Reason;
            Detail = error.Detail;
            Rule = error.RuleText;
            Subject = error.Subject;
            Target = error.Target;
        }
    }

    /// <summary>Not a legal order: <see cref="AdjutantException.Reason"/>, <see cref="AdjutantException.Rule"/> and the message say why.</summary>
    public sealed class RuleException : AdjutantException
    {
        internal RuleException(int status, ref Error error) : base(status, ref error)
        {
        }
    }

    /// <summary>The answer was given to a question that has gone: read <see cref="Game.Info"/> and the orders again.</summary>
    public sealed class StaleException : AdjutantException
    {
        internal StaleException(int status, ref Error error) : base(status, ref error)
        {
        }
    }

    /// <summary>A faulty configuration; <see cref="Library.ConfigCheck"/> lists all faults.</summary>
    public sealed class ConfigException : AdjutantException
    {
        internal ConfigException(int status, ref Error error) : base(status, ref error)
        {
        }
    }

    /// <summary>Not this viewer's business: another seat is asked, or the game was loaded from a player's save.</summary>
    public sealed class ViewerException : AdjutantException
    {
        internal ViewerException(int status, ref Error error) : base(status, ref error)
        {
        }
    }

    /// <summary>These events are not kept: take a view and go on from its <c>events</c>.</summary>
    public sealed class GoneException : AdjutantException
    {
        internal GoneException(int status, ref Error error) : base(status, ref error)
        {
        }
    }
}
