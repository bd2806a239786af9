using System;
using System.IO;
using Adjutant;

/// <summary>
/// An example host: seat 0 looks over its own shoulder while all seats play at random.
/// Arguments: --seed N, --ruleset NAME, --scenario KEY, or in place of the last two --config JSON: a whole configuration, or a
/// file with one.
/// </summary>
public static class Program
{
    private const int Me = 0;

    // Random players need not come to an end of their own.
    private const int MostRounds = 1000;

    public static int Main(string[] arguments)
    {
        var seed = 1;
        var ruleset = "lost_empires";
        var scenario = "";
        var config = "";
        for (var i = 0; i < arguments.Length; i += 2)
        {
            var value = i + 1 < arguments.Length ? arguments[i + 1] : "";
            if (arguments[i] == "--seed" && int.TryParse(value, out seed))
            {
                continue;
            }
            if (arguments[i] == "--ruleset" && value != "")
            {
                ruleset = value;
                continue;
            }
            if (arguments[i] == "--scenario" && value != "")
            {
                scenario = value;
                continue;
            }
            if (arguments[i] == "--config" && value != "")
            {
                config = value;
                continue;
            }
            Console.Error.WriteLine("usage: Example [--seed N] [--ruleset NAME] [--scenario KEY] [--config JSON]");
            return 2;
        }
        try
        {
            if (config == "")
            {
                config = "{\"ruleset\":" + Quote(ruleset) + ",\"seed\":" + seed + ",\"options\":{\"max_rounds\":" + MostRounds + "}"
                    + (scenario == "" ? "}" : ",\"scenario\":" + Quote(scenario) + "}");
            }
            Play(config.StartsWith("{", StringComparison.Ordinal) ? config : File.ReadAllText(config), seed);
            return 0;
        }
        catch (IOException error)
        {
            Console.Error.WriteLine(error.Message);
            return 1;
        }
        catch (AdjutantException error)
        {
            Console.Error.WriteLine(Library.StatusName(error.Status) + ": " + error.Message);
            return 1;
        }
    }

    private static string Quote(string text)
    {
        return "\"" + text.Replace("\\", "\\\\").Replace("\"", "\\\"") + "\"";
    }

    private static void Play(string config, int seed)
    {
        var pick = new Random(seed);
        using (var game = new Game(config))
        {
            ulong told = 0;
            var seen = "";
            while (true)
            {
                // What happened since the last question, as this seat may know it.
                Console.Write(game.Text(TextForm.Events, Me, told));
                var info = game.Info();
                told = info.Events;
                if (info.IsOver)
                {
                    break;
                }
                var index = (uint)pick.Next((int)info.OrderCount);
                if (info.Seat == Me)
                {
                    // The table once a turn, the menu at each question.
                    var now = info.Round + "." + info.Turn + "." + info.Phase;
                    if (now != seen)
                    {
                        Console.WriteLine();
                        Console.Write(game.Text(TextForm.Table, Me));
                        seen = now;
                    }
                    Console.Write(game.Text(TextForm.Question, Me));
                    Console.WriteLine("> " + game.OrderText(index, TextForm.Label, Me));
                }
                game.Submit(info.Seat, info.Revision, index);
            }
            Console.WriteLine();
            Console.Write(game.Text(TextForm.Table, Me));
            var outcome = game.Outcome();
            var winners = "";
            for (var seat = 0; seat < outcome.Seats; seat++)
            {
                // Allies win together.
                winners += outcome.ResultOf(seat) > 0 ? (winners == "" ? "Seat " : " and ") + seat : "";
            }
            Console.WriteLine(winners == "" ? "A draw" : winners + (outcome.Winner < 0 ? " win" : " wins"));
        }
    }
}
