namespace Adjutant
{
    /// <summary>The library itself: versions, rulesets, the catalogue, schemas, and checking a configuration. Documents are JSON.</summary>
    public static class Library
    {
        private static bool fits;

        /// <summary>The library's version.</summary>
        public static string Version
        {
            get
            {
                CheckAbi();
                return Buffers.Static(Native.adj_version());
            }
        }

        /// <summary>
        /// Throws when the loaded library has another ABI than this binding. Everything that makes a game or reads a document
        /// does it by itself, once; a host may do it at start to fail early.
        /// </summary>
        public static void CheckAbi()
        {
            if (fits)
            {
                return;
            }
            if (Native.adj_check_abi(Abi.Version) != Status.Ok)
            {
                throw new AdjutantException(Status.Abi, "the Adjutant library has ABI " + Native.adj_abi_version() + ", this binding needs " + Abi.Version);
            }
            fits = true;
        }

        /// <summary>The name of a status: <c>ADJ_E_RULE</c>.</summary>
        public static string StatusName(int status)
        {
            CheckAbi();
            return Buffers.Static(Native.adj_status_name(status));
        }

        /// <summary>What was built, and under <c>live</c> how many handles are alive.</summary>
        public static string BuildInfo()
        {
            CheckAbi();
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_build_info(buf, cap, ref needed, ref error));
        }

        /// <summary>The rulesets with their scenarios, decks and options.</summary>
        public static string Rulesets()
        {
            CheckAbi();
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_rulesets(buf, cap, ref needed, ref error));
        }

        /// <summary>Every card, unit and map of a configuration, and the words of the ruleset.</summary>
        public static string Catalog(string config)
        {
            CheckAbi();
            var data = Buffers.Encode(config, "config");
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_catalog(data, (ulong)data.Length, buf, cap, ref needed, ref error));
        }

        /// <summary>A JSON Schema: <c>config</c>, <c>pack</c>, <c>position</c>, <c>view</c>, <c>orders</c>, <c>events</c>, <c>record</c>, <c>catalog</c>.</summary>
        public static string Schema(string name)
        {
            CheckAbi();
            var data = Buffers.Encode(name, "name");
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_schema(data, (ulong)data.Length, buf, cap, ref needed, ref error));
        }

        /// <summary>All faults of a configuration, under <c>faults</c>; finding some is no failure.</summary>
        public static string ConfigCheck(string config)
        {
            CheckAbi();
            var data = Buffers.Encode(config, "config");
            return Buffers.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_config_check(data, (ulong)data.Length, buf, cap, ref needed, ref error));
        }
    }
}
