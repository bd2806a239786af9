using System;

namespace Adjutant
{
    /// <summary>A call failed; nothing has changed. <see cref="Status"/> is one of <c>Constants.E_...</c>.</summary>
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

        internal AdjutantException(int status, uint reason, uint detail, string rule, string message) : base(message)
        {
            Status = status;
            Reason = reason;
            Detail = detail;
            Rule = rule;
        }
    }

    /// <summary>Not a legal order: the message and <see cref="AdjutantException.Rule"/> say why.</summary>
    public sealed class RuleException : AdjutantException
    {
        internal RuleException(int status, uint reason, uint detail, string rule, string message)
            : base(status, reason, detail, rule, message)
        {
        }
    }

    /// <summary>The answer was given to a question that has gone.</summary>
    public sealed class StaleException : AdjutantException
    {
        internal StaleException(int status, uint reason, uint detail, string rule, string message)
            : base(status, reason, detail, rule, message)
        {
        }
    }

    /// <summary>A faulty configuration; <see cref="Library.ConfigCheck"/> lists all faults.</summary>
    public sealed class ConfigException : AdjutantException
    {
        internal ConfigException(int status, uint reason, uint detail, string rule, string message)
            : base(status, reason, detail, rule, message)
        {
        }
    }
}
