using System;
using Adjutant;

/// <summary>An example host: a whole random game, told as seat 0 sees it. Arguments: --seed N, --ruleset NAME.</summary>
public static class Program
{
    public static int Main(string[] arguments)
    {
        var seed = 1;
        var ruleset = "lost_empires";
        for (var i = 0; i + 1 < arguments.Length; i += 2)
        {
            if (arguments[i] == "--seed")
            {
                seed = int.Parse(arguments[i + 1]);
            }
            else if (arguments[i] == "--ruleset")
            {
                ruleset = arguments[i + 1];
            }
        }
        try
        {
            Play(ruleset, seed);
            return 0;
        }
        catch (AdjutantException error)
        {
            Console.Error.WriteLine(error.Message);
            return 1;
        }
    }

    private static void Play(string ruleset, int seed)
    {
        var pick = new Random(seed);
        using (var game = new Game("{\"ruleset\":\"" + ruleset + "\",\"seed\":" + seed + "}"))
        {
            ulong told = 0;
            while (true)
            {
                Console.Write(game.Text(Constants.TEXT_EVENTS, 0, told));
                var info = game.Info();
                told = info.Events;
                if (info.Over != 0)
                {
                    break;
                }
                var index = (uint)pick.Next((int)info.OrderCount);
                if (info.Seat == 0)
                {
                    Console.WriteLine("> " + game.OrderText(index));
                }
                game.Submit(info.Seat, info.Revision, index);
            }
            Console.Write(game.Text(Constants.TEXT_TABLE, 0));
            var outcome = game.Outcome();
            Console.WriteLine(outcome.Winner < 0 ? "A draw" : "Seat " + outcome.Winner + " wins");
        }
    }
}
