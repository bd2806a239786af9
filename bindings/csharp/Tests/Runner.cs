using System;
using System.Diagnostics;
using System.IO;
using System.Reflection;

/// <summary>Marks a test.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class TestAttribute : Attribute
{
}

/// <summary>Runs every method marked as a test, under any runtime. Arguments: the header, or --constants HEADER.</summary>
public static class Runner
{
    /// <summary>Path of <c>adjutant.h</c>.</summary>
    public static string Header;

    public static int Main(string[] arguments)
    {
        if (arguments.Length == 2 && arguments[0] == "--constants")
        {
            Console.Out.Write(Generator.Write(Generator.Read(File.ReadAllText(arguments[1]))));
            return 0;
        }
        var root = Environment.GetEnvironmentVariable("ADJUTANT_ROOT");
        Header = arguments.Length > 0 ? arguments[0] : Path.Combine(root ?? ".", "include/adjutant.h");
        var clock = Stopwatch.StartNew();
        int passed = 0, failed = 0;
        foreach (var method in typeof(Tests).GetMethods(BindingFlags.Public | BindingFlags.Static))
        {
            if (method.GetCustomAttributes(typeof(TestAttribute), false).Length == 0)
            {
                continue;
            }
            try
            {
                method.Invoke(null, null);
                passed++;
            }
            catch (TargetInvocationException error)
            {
                Console.WriteLine("FAILED " + method.Name + ": " + error.InnerException);
                failed++;
            }
        }
        Console.WriteLine("Ran in " + clock.ElapsedMilliseconds + " ms on CLR " + Environment.Version);
        Console.WriteLine(passed + " passed, " + failed + " failed");
        return failed == 0 && passed > 0 ? 0 : 1;
    }
}
