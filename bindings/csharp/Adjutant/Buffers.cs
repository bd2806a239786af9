using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Adjutant
{
    /// <summary>Texts, bytes and lists out of the library, through buffers that grow until all fits; texts into it as UTF-8.</summary>
    internal static class Buffers
    {
        // Half a surrogate pair is an error and not silently another text: a seed must come back as it was given.
        private static readonly Encoding Utf8 = new UTF8Encoding(false, true);

        private const int FirstBytes = 4096;
        private const int FirstItems = 64;

        /// <summary>A call that fills a byte buffer. Managed only: nothing is handed to the library to call back.</summary>
        internal delegate int Fill(byte[] buf, ulong cap, ref ulong needed, ref Error error);

        /// <summary>A call that fills a list.</summary>
        internal delegate int FillList<T>(T[] items, ulong cap, ref ulong count, ref Error error) where T : struct;

        /// <summary>The text of a call.</summary>
        internal static string Text(Fill call)
        {
            int length;
            var buffer = Filled(call, out length);
            return Utf8.GetString(buffer, 0, length);
        }

        /// <summary>The bytes of a call.</summary>
        internal static byte[] Bytes(Fill call)
        {
            int length;
            var buffer = Filled(call, out length);
            Array.Resize(ref buffer, length);
            return buffer;
        }

        /// <summary>The items of a call.</summary>
        internal static T[] List<T>(FillList<T> call) where T : struct
        {
            var items = new T[FirstItems];
            while (true)
            {
                ulong count = 0;
                var error = Failure.Prepare();
                var status = call(items, (ulong)items.Length, ref count, ref error);
                if (status != Status.Buffer)
                {
                    Failure.Throw(status, ref error);
                    Array.Resize(ref items, checked((int)count));
                    return items;
                }
                // Another thread may make it longer before the next call: some room to spare.
                items = new T[checked((int)(count + count / 2))];
            }
        }

        /// <summary>A text as UTF-8.</summary>
        internal static byte[] Encode(string text, string name)
        {
            if (text == null)
            {
                throw new ArgumentNullException(name);
            }
            return Utf8.GetBytes(text);
        }

        /// <summary>A text that the library keeps for ever.</summary>
        internal static unsafe string Static(IntPtr address)
        {
            return Until0((byte*)address, int.MaxValue);
        }

        /// <summary>A text that ends with a NUL, or with its room.</summary>
        internal static unsafe string Until0(byte* text, int room)
        {
            var length = 0;
            while (length < room && text[length] != 0)
            {
                length++;
            }
            var bytes = new byte[length];
            Marshal.Copy((IntPtr)text, bytes, 0, length);
            return Utf8.GetString(bytes);
        }

        private static byte[] Filled(Fill call, out int length)
        {
            var buffer = new byte[FirstBytes];
            while (true)
            {
                ulong needed = 0;
                var error = Failure.Prepare();
                var status = call(buffer, (ulong)buffer.Length, ref needed, ref error);
                if (status != Status.Buffer)
                {
                    Failure.Throw(status, ref error);
                    length = checked((int)needed);
                    return buffer;
                }
                buffer = new byte[checked((int)(needed + needed / 8 + 1))];
            }
        }
    }
}
