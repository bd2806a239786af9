using System;
using System.Reflection;

/// <summary>Marks a test.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class TestAttribute : Attribute
{
}

/// <summary>Runs every method marked as a test, under any runtime.</summary>
public static class Runner
{
    public static int Main()
    {
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
        Console.WriteLine(passed + " passed, " + failed + " failed");
        return failed == 0 && passed > 0 ? 0 : 1;
    }
}
