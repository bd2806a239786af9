using System;

namespace Adjutant
{
    /// <summary>The library itself: versions, rulesets, the catalogue, schemas, and checking a configuration. Documents are JSON.</summary>
    public static class Library
    {
        /// <summary>The library's version.</summary>
        public static string Version
        {
            get { return Calls.StaticText(Native.adj_version()); }
        }

        /// <summary>Throws when the loaded library has another ABI than this binding.</summary>
        public static void CheckAbi()
        {
            if (Native.adj_check_abi(Constants.ABI_VERSION) != Constants.OK)
            {
                throw new DllNotFoundException("the Adjutant library has ABI " + Native.adj_abi_version() + ", this binding " + Constants.ABI_VERSION);
            }
        }

        /// <summary>The name of a status: <c>ADJ_E_RULE</c>.</summary>
        public static string StatusName(int status)
        {
            return Calls.StaticText(Native.adj_status_name(status));
        }

        /// <summary>What was built, and how many handles are alive.</summary>
        public static string BuildInfo()
        {
            return Calls.Text(Native.adj_build_info);
        }

        /// <summary>The rulesets with their scenarios, decks and options.</summary>
        public static string Rulesets()
        {
            return Calls.Text(Native.adj_rulesets);
        }

        /// <summary>Every card, unit and map of a configuration, and the words of the ruleset.</summary>
        public static string Catalog(string config)
        {
            var data = Calls.Encode(config);
            return Calls.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_catalog(data, (ulong)data.Length, buf, cap, ref needed, ref error));
        }

        /// <summary>A JSON Schema by name.</summary>
        public static string Schema(string name)
        {
            var data = Calls.Encode(name);
            return Calls.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_schema(data, (ulong)data.Length, buf, cap, ref needed, ref error));
        }

        /// <summary>All faults of a configuration.</summary>
        public static string ConfigCheck(string config)
        {
            var data = Calls.Encode(config);
            return Calls.Text((byte[] buf, ulong cap, ref ulong needed, ref Error error) =>
                Native.adj_config_check(data, (ulong)data.Length, buf, cap, ref needed, ref error));
        }
    }
}
