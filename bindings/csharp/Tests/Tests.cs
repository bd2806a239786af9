using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.RegularExpressions;
using System.Threading;
using Adjutant;

/// <summary>The C# binding against the built library. ADJUTANT_ROOT names the checkout, for header and layouts.</summary>
public static class Tests
{
    private const string Config = "{\"ruleset\":\"lost_empires\",\"seed\":7}";

    private static string Root
    {
        get { return Environment.GetEnvironmentVariable("ADJUTANT_ROOT"); }
    }

    private static void Equal<T>(T left, T right, string what = "")
    {
        if (!EqualityComparer<T>.Default.Equals(left, right))
        {
            throw new Exception(what + ": " + left + " is not " + right);
        }
    }

    private static void True(bool truth, string what)
    {
        if (!truth)
        {
            throw new Exception(what);
        }
    }

    private static T Throws<T>(Action action) where T : Exception
    {
        try
        {
            action();
        }
        catch (T error)
        {
            return error;
        }
        throw new Exception("no " + typeof(T).Name + " was thrown");
    }

    private static void PlayOn(Game game, Random pick, int answers = int.MaxValue)
    {
        for (var i = 0; i < answers; i++)
        {
            var info = game.Info();
            if (info.Over != 0)
            {
                return;
            }
            game.Submit(info.Seat, info.Revision, (uint)pick.Next((int)info.OrderCount));
        }
    }

    private static int Live()
    {
        return int.Parse(Regex.Match(Library.BuildInfo(), "\"games\":(\\d+)").Groups[1].Value);
    }

    [Test]
    public static void StructsHaveTheirLayouts()
    {
        var types = new Dictionary<string, Type>
        {
            { "adj_error", typeof(Error) }, { "adj_info", typeof(Info) }, { "adj_outcome", typeof(Outcome) },
            { "adj_order", typeof(Order) }, { "adj_event", typeof(Event) },
        };
        Type current = null;
        var members = 0;
        foreach (var line in File.ReadAllLines(Path.Combine(Root, "tests/abi/layout.txt")))
        {
            var words = line.Trim().Split(' ');
            if (types.ContainsKey(words[0]))
            {
                current = types[words[0]];
                Equal(Marshal.SizeOf(current), int.Parse(words[1]), words[0]);
                continue;
            }
            var name = words[0].Replace("_", "");
            FieldInfo member = null;
            foreach (var field in current.GetFields())
            {
                if (string.Equals(field.Name, name, StringComparison.OrdinalIgnoreCase))
                {
                    member = field;
                }
            }
            True(member != null, current.Name + " has no " + words[0]);
            Equal((int)Marshal.OffsetOf(current, member.Name), int.Parse(words[1]), current.Name + "." + words[0]);
            members++;
        }
        Equal(members, 54, "members");
    }

    [Test]
    public static void EveryConstantIsTheHeaders()
    {
        var header = File.ReadAllText(Path.Combine(Root, "include/adjutant.h"));
        var declared = new SortedDictionary<string, long>();
        foreach (Match match in Regex.Matches(header, "^#define ADJ_(\\w+) (-?\\w+)\\r?$", RegexOptions.Multiline))
        {
            var text = match.Groups[2].Value;
            declared[match.Groups[1].Value] = text.StartsWith("0x") ? Convert.ToInt64(text, 16) : long.Parse(text);
        }
        var ours = new SortedDictionary<string, long>();
        foreach (var field in typeof(Constants).GetFields())
        {
            ours[field.Name] = Convert.ToInt64(field.GetRawConstantValue());
        }
        True(declared.Count > 200, "constants were found");
        Equal(string.Join(",", ours), string.Join(",", declared));
    }

    [Test]
    public static void EveryFunctionOfTheHeaderIsBound()
    {
        var header = File.ReadAllText(Path.Combine(Root, "include/adjutant.h"));
        var native = typeof(Game).Assembly.GetType("Adjutant.Native");
        var count = 0;
        foreach (Match match in Regex.Matches(header, "^[\\w ]+\\**\\b(adj_\\w+)\\(([^)]*)\\)", RegexOptions.Multiline))
        {
            var method = native.GetMethod(match.Groups[1].Value, BindingFlags.NonPublic | BindingFlags.Static);
            True(method != null, match.Groups[1].Value + " is not bound");
            var text = match.Groups[2].Value;
            Equal(method.GetParameters().Length, text == "void" ? 0 : text.Split(',').Length, match.Groups[1].Value);
            count++;
        }
        True(count > 30, "functions were found");
    }

    [Test]
    public static void AWholeRandomGame()
    {
        using (var game = new Game(Config))
        {
            var pick = new Random(1);
            while (game.Info().Over == 0)
            {
                var info = game.Info();
                var orders = game.Orders();
                Equal((uint)orders.Length, info.OrderCount, "orders");
                var index = (uint)pick.Next(orders.Length);
                var notation = game.OrderText(index, Constants.TEXT_NOTATION);
                True(game.OrdersJson().Contains("\"notation\":\"" + notation + "\""), notation);
                game.Check(notation);
                game.SubmitText(info.Seat, info.Revision, notation);
            }
            var outcome = game.Outcome();
            True(outcome.Reason != 0, "there is a reason");
            True(game.View().Contains("\"winner\":" + outcome.Winner), "the view names the winner");
            Equal(game.Orders().Length, 0, "orders at the end");
            var error = Throws<AdjutantException>(() => game.Submit(Game.All, game.Info().Revision, 0));
            Equal(error.Status, Constants.E_OVER);
        }
    }

    [Test]
    public static void SteppingIsTheSameAsSubmitting()
    {
        using (var one = new Game(Config))
        using (var other = new Game(Config))
        {
            var pick = new Random(2);
            var orders = new Order[4];
            var info = other.Info();
            while (info.Over == 0)
            {
                var index = (uint)pick.Next((int)info.OrderCount);
                var before = one.Info();
                one.Submit(before.Seat, before.Revision, index);
                Equal(other.Step(Game.All, ref info, index, orders), (ulong)info.OrderCount, "count");
            }
            Equal(one.Hash(), other.Hash(), "hash");
        }
    }

    [Test]
    public static void ARefusalSaysWhyAndChangesNothing()
    {
        using (var game = new Game(Config))
        {
            game.Submit(game.Info().Seat, game.Info().Revision, 0);
            game.Submit(game.Info().Seat, game.Info().Revision, 0);
            var info = game.Info();
            var hash = game.Hash();
            var error = Throws<RuleException>(() => game.SubmitText(info.Seat, info.Revision, "end_turn"));
            Equal(error.Reason, Constants.LE_REASON_MUST_PASS);
            Equal(error.Rule, "Pass");
            True(error.Message.Contains("Pass"), error.Message);
            Throws<StaleException>(() => game.Submit(info.Seat, info.Revision - 1, 0));
            Equal(Throws<AdjutantException>(() => game.Submit(1 - info.Seat, info.Revision, 0)).Status, Constants.E_VIEWER);
            Throws<RuleException>(() => game.Submit(info.Seat, info.Revision, 10000));
            Throws<RuleException>(() => game.AgreeDraw());
            Equal(game.Hash(), hash, "hash");
            Equal(game.Info().Revision, info.Revision, "revision");
            Equal(Library.StatusName(error.Status), "ADJ_E_RULE");
        }
    }

    [Test]
    public static void ASeatSeesItsOwnCardsOnly()
    {
        using (var game = new Game(Config))
        {
            for (var seat = 0; seat < 2; seat++)
            {
                var draws = 0;
                foreach (var news in game.Events(0, seat))
                {
                    if (news.Kind == Constants.LE_EVENT_DRAW)
                    {
                        draws++;
                        Equal(news.Card != 0, news.Seat == seat, "card");
                        Equal((news.Flags & Constants.EVENT_MASKED) != 0, news.Seat != seat, "masked");
                    }
                }
                Equal(draws, 12, "draws");
            }
            Equal(game.Info(1 - game.Info().Seat).OrderCount, 0u, "order count of the other");
        }
    }

    [Test]
    public static void SavingLoadingReplayingAndCloning()
    {
        using (var game = new Game(Config))
        {
            PlayOn(game, new Random(3), 40);
            using (var loaded = Game.Load(game.Save()))
            using (var clone = game.Clone())
            {
                Equal(loaded.Hash(), game.Hash(), "loaded");
                PlayOn(game, new Random(4));
                PlayOn(loaded, new Random(4));
                PlayOn(clone, new Random(4));
                Equal(loaded.Hash(), game.Hash(), "loaded");
                Equal(clone.Hash(), game.Hash(), "clone");
            }
            var record = game.Record();
            using (var replayed = Game.Replay(record))
            {
                Equal(replayed.Hash(), game.Hash(), "replayed");
            }
            using (var part = Game.Replay(record, 10))
            {
                Equal(part.Info().Answers, 10ul, "answers");
            }
            var save = game.Save();
            save[save.Length - 3] ^= 1;
            Equal(Throws<AdjutantException>(() => Game.Load(save)).Status, Constants.E_DATA);
        }
    }

    [Test]
    public static void UndoResignAndFaults()
    {
        using (var game = new Game(Config))
        {
            var view = game.Text(Constants.TEXT_TABLE);
            var events = game.Info().Events;
            game.Submit(game.Info().Seat, game.Info().Revision, 0);
            game.Undo();
            Equal(game.Text(Constants.TEXT_TABLE), view, "table");
            var news = game.Events(events);
            Equal(news[news.Length - 1].Kind, Constants.EVENT_UNDO, "undo");
            True(game.EventsJson(events).Contains("taken back"), "the undo is told");
            Throws<RuleException>(() => game.Undo());
            game.Resign(0);
            Equal(game.Outcome().Winner, 1, "winner");
        }
        Throws<ConfigException>(() => new Game("{\"ruleset\":\"chess\"}"));
        True(Library.ConfigCheck("{\"ruleset\":\"lost_empires\",\"sed\":1}").Contains("\"place\":\"sed\""), "the fault has a place");
        Equal(Library.ConfigCheck(Config), "{\"faults\":[]}");
        True(Library.Catalog(Config).Contains("dust_marine"), "catalogue");
        True(Library.Rulesets().Contains("lost_empires"), "rulesets");
        True(Library.Schema("view").Contains("$schema"), "schema");
        True(Library.Version.Length > 0, "version");
    }

    [Test]
    public static void TextsAreUtf8()
    {
        using (var one = new Game("{\"ruleset\":\"lost_empires\",\"seed\":\"grün 🌞\"}"))
        using (var other = new Game("{\"ruleset\":\"lost_empires\",\"seed\":\"grun\"}"))
        {
            True(one.Record().Contains("grün 🌞"), "the seed comes back");
            True(one.Hash() != other.Hash(), "another seed is another game");
        }
    }

    [Test]
    public static void ADisposedGameIsGone()
    {
        var game = new Game(Config);
        game.Dispose();
        game.Dispose();
        Throws<ObjectDisposedException>(() => game.Info());
    }

    [Test]
    public static void NothingLeaks()
    {
        var before = Live();
        for (var i = 0; i < 2000; i++)
        {
            using (new Game(Config))
            {
            }
        }
        Equal(Live(), before, "live");
        MakeForgotten();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        True(Live() < before + 200, "forgotten games are freed");
    }

    private static void MakeForgotten()
    {
        for (var i = 0; i < 1000; i++)
        {
            new Game(Config).Info();
        }
    }

    [Test]
    public static void TwoThreadsOnTwoGames()
    {
        var hashes = new ulong[2];
        var threads = new Thread[2];
        for (var i = 0; i < 2; i++)
        {
            var own = i;
            threads[i] = new Thread(() =>
            {
                using (var game = new Game(Config))
                {
                    PlayOn(game, new Random(5));
                    hashes[own] = game.Hash();
                }
            });
            threads[i].Start();
        }
        foreach (var thread in threads)
        {
            thread.Join();
        }
        Equal(hashes[0], hashes[1], "hashes");
    }
}
