namespace Adjutant
{
    /// <summary>From <c>adj_error</c> to an exception.</summary>
    internal static class Failure
    {
        internal const int RuleRoom = 24;
        internal const int MessageRoom = 208;

        /// <summary>An error struct as the library wants it.</summary>
        internal static unsafe Error Prepare()
        {
            var error = new Error();
            error.StructSize = (uint)sizeof(Error);
            return error;
        }

        /// <summary>Throws what a call has to say, unless it went well.</summary>
        internal static void Throw(int status, ref Error error)
        {
            if (status == Status.Ok)
            {
                return;
            }
            switch (status)
            {
                case Status.Rule:
                    throw new RuleException(status, ref error);
                case Status.Stale:
                    throw new StaleException(status, ref error);
                case Status.Config:
                    throw new ConfigException(status, ref error);
                case Status.Viewer:
                    throw new ViewerException(status, ref error);
                case Status.Gone:
                    throw new GoneException(status, ref error);
                default:
                    throw new AdjutantException(status, ref error);
            }
        }
    }
}
