using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Adjutant
{
    /// <summary>How the library is called: failures become exceptions, texts and lists come through buffers that grow.</summary>
    internal static class Calls
    {
        internal delegate int TextCall(byte[] buf, ulong cap, ref ulong needed, ref Error error);

        internal delegate int ListCall<T>(T[] items, ulong cap, ref ulong count, ref Error error);

        internal static unsafe Error NewError()
        {
            var error = new Error();
            error.StructSize = (uint)sizeof(Error);
            return error;
        }

        /// <summary>Throws what a failed call says.</summary>
        internal static unsafe void Check(int status, ref Error error)
        {
            if (status == Constants.OK)
            {
                return;
            }
            string rule, message;
            fixed (byte* text = error.Rule)
            {
                rule = Text(text, 24);
            }
            fixed (byte* text = error.Message)
            {
                message = Text(text, 208);
            }
            switch (status)
            {
                case Constants.E_RULE:
                    throw new RuleException(status, error.Reason, error.Detail, rule, message);
                case Constants.E_STALE:
                    throw new StaleException(status, error.Reason, error.Detail, rule, message);
                case Constants.E_CONFIG:
                    throw new ConfigException(status, error.Reason, error.Detail, rule, message);
                default:
                    throw new AdjutantException(status, error.Reason, error.Detail, rule, message);
            }
        }

        /// <summary>Bytes of a call that fills a buffer.</summary>
        internal static byte[] Bytes(TextCall call)
        {
            var buffer = new byte[4096];
            while (true)
            {
                ulong needed = 0;
                var error = NewError();
                var status = call(buffer, (ulong)buffer.Length, ref needed, ref error);
                if (status != Constants.E_BUFFER)
                {
                    Check(status, ref error);
                    Array.Resize(ref buffer, (int)needed);
                    return buffer;
                }
                buffer = new byte[2 * needed + 1];
            }
        }

        /// <summary>The text of a call that fills a buffer.</summary>
        internal static string Text(TextCall call)
        {
            return Encoding.UTF8.GetString(Bytes(call));
        }

        /// <summary>The items of a call that fills a list.</summary>
        internal static T[] List<T>(ListCall<T> call)
        {
            var items = new T[64];
            while (true)
            {
                ulong count = 0;
                var error = NewError();
                var status = call(items, (ulong)items.Length, ref count, ref error);
                if (status != Constants.E_BUFFER)
                {
                    Check(status, ref error);
                    Array.Resize(ref items, (int)count);
                    return items;
                }
                items = new T[2 * count];
            }
        }

        /// <summary>A text as UTF-8.</summary>
        internal static byte[] Encode(string text)
        {
            if (text == null)
            {
                throw new ArgumentNullException("text");
            }
            return Encoding.UTF8.GetBytes(text);
        }

        /// <summary>A text that the library owns for ever.</summary>
        internal static string StaticText(IntPtr address)
        {
            var length = 0;
            while (Marshal.ReadByte(address, length) != 0)
            {
                length++;
            }
            var bytes = new byte[length];
            Marshal.Copy(address, bytes, 0, length);
            return Encoding.UTF8.GetString(bytes);
        }

        private static unsafe string Text(byte* text, int most)
        {
            var length = 0;
            while (length < most && text[length] != 0)
            {
                length++;
            }
            var bytes = new byte[length];
            Marshal.Copy((IntPtr)text, bytes, 0, length);
            return Encoding.UTF8.GetString(bytes);
        }
    }
}
