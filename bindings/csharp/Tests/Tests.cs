using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.RegularExpressions;
using System.Threading;
using Adjutant;

/// <summary>The C# binding against the built library.</summary>
public static class Tests
{
    private const string Config = "{\"ruleset\":\"lost_empires\",\"seed\":7}";

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

    private static AdjutantException Fails(int status, Action action)
    {
        var error = Throws<AdjutantException>(action);
        Equal(error.Status, status, error.Message);
        return error;
    }

    private static void PlayOn(Game game, Random pick, int answers = int.MaxValue)
    {
        for (var i = 0; i < answers; i++)
        {
            var info = game.Info();
            if (info.IsOver)
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

    private static void Layout(Type type, int size, string members)
    {
        Equal(Marshal.SizeOf(type), size, type.Name);
        var fields = type.GetFields(BindingFlags.Public | BindingFlags.Instance);
        var words = members.Split(' ');
        Equal(fields.Length, words.Length, type.Name + " members");
        foreach (var word in words)
        {
            var pair = word.Split('=');
            True(type.GetField(pair[0]) != null, type.Name + " has no " + pair[0]);
            Equal((int)Marshal.OffsetOf(type, pair[0]), int.Parse(pair[1]), type.Name + "." + pair[0]);
        }
    }

    [Test]
    public static void StructsHaveTheirLayouts()
    {
        Layout(typeof(Error), 256, "StructSize=0 Status=4 Reason=8 Detail=12 Rule=16 Subject=40 Target=44 Message=48");
        Layout(typeof(Info), 96, "StructSize=0 Ruleset=4 Revision=8 Events=16 Seat=24 Prompt=28 OrderCount=32 Round=36 Phase=40 Over=44"
            + " Seats=48 Subject=52 Answers=56 Turn=64 Undoable=68 Pending=72 Reserved=76");
        Layout(typeof(Outcome), 64, "StructSize=0 Winner=4 Reason=8 Seats=12 Score=16 Result=32 Reserved=48");
        Layout(typeof(Order), 32, "Kind=0 Flags=2 Card=4 Place=6 Subject=8 Target=12 Value=16 Action=20 Weight=24 Reserved=28");
        Layout(typeof(Event), 40, "Number=0 Kind=8 Flags=10 Seat=12 Card=14 Subject=16 Former=20 Target=24 Place=28 Origin=30 Value=32 Reserved=36");
    }

    [Test]
    public static void EveryConstantIsTheHeaders()
    {
        var numbers = Generator.Read(File.ReadAllText(Runner.Header));
        Equal(numbers.Count, Regex.Matches(File.ReadAllText(Runner.Header), "^#define ADJ_\\w+ ", RegexOptions.Multiline).Count, "defines");
        True(numbers.Count > 200, "constants were found");
        var wanted = new SortedDictionary<string, long>(StringComparer.Ordinal);
        foreach (var number in numbers)
        {
            wanted.Add(number.Group + "." + number.Member, long.Parse(number.Value));
        }
        var ours = new SortedDictionary<string, long>(StringComparer.Ordinal);
        foreach (var type in typeof(Game).Assembly.GetExportedTypes())
        {
            var group = type.FullName.Substring("Adjutant.".Length).Replace('+', '.');
            foreach (var field in type.GetFields(BindingFlags.Public | BindingFlags.Static))
            {
                if (field.IsLiteral && type != typeof(Game))
                {
                    ours.Add(group + "." + field.Name, Convert.ToInt64(field.GetRawConstantValue()));
                }
            }
        }
        foreach (var pair in wanted)
        {
            True(ours.ContainsKey(pair.Key), "Constants.cs lacks " + pair.Key + ": make it anew (--constants HEADER)");
            Equal(ours[pair.Key], pair.Value, pair.Key);
        }
        Equal(ours.Count, wanted.Count, "constants");
    }

    [Test]
    public static void EveryFunctionOfTheHeaderIsBound()
    {
        var header = File.ReadAllText(Runner.Header);
        var native = typeof(Game).Assembly.GetType("Adjutant.Native");
        var count = 0;
        foreach (Match match in Regex.Matches(header, "^[\\w ]+\\**\\b(adj_\\w+)\\(([^)]*)\\)", RegexOptions.Multiline))
        {
            var method = native.GetMethod(match.Groups[1].Value, BindingFlags.NonPublic | BindingFlags.Static);
            True(method != null, match.Groups[1].Value + " is not bound");
            var inputs = match.Groups[2].Value == "void" ? new string[0] : match.Groups[2].Value.Split(',');
            var parameters = method.GetParameters();
            Equal(parameters.Length, inputs.Length, match.Groups[1].Value);
            for (var i = 0; i < inputs.Length; i++)
            {
                Equal(Words(parameters[i].ParameterType), Words(inputs[i]), match.Groups[1].Value + " parameter " + i);
            }
            count++;
        }
        var bound = native.GetMethods(BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.DeclaredOnly).Length;
        Equal(bound, count, "functions");
        True(count > 30, "functions were found");
    }

    // What a parameter is on either side: a number and its width, or something by address.
    private static string Words(Type type)
    {
        return type == typeof(uint) ? "u32" : type == typeof(int) ? "i32" : type == typeof(ulong) ? "u64" : "address";
    }

    private static string Words(string parameter)
    {
        return parameter.Contains("*") ? "address"
            : parameter.Contains("uint32_t") ? "u32"
            : parameter.Contains("uint64_t") ? "u64"
            : parameter.Contains("int32_t") || parameter.Contains("adj_status") ? "i32" : parameter;
    }

    [Test]
    public static void EveryScenarioOfEveryRulesetPlaysToItsEnd()
    {
        var seats = new HashSet<uint>();
        foreach (Match ruleset in Regex.Matches(Library.Rulesets(), "\"id\":\"(\\w+)\"(.*?)(?=\"id\":|$)"))
        {
            foreach (Match scenario in Regex.Matches(ruleset.Groups[2].Value, "\"scenario\":\"(\\w+)\""))
            {
                // Random players need not come to an end on large boards: the host sets a limit.
                var config = "{\"ruleset\":\"" + ruleset.Groups[1].Value + "\",\"scenario\":\"" + scenario.Groups[1].Value
                    + "\",\"options\":{\"max_rounds\":12}}";
                using (var game = new Game(config))
                {
                    seats.Add(game.Info().Seats);
                    PlayOn(game, new Random(3));
                    var outcome = game.Outcome();
                    True(outcome.Reason != 0, config);
                    var winners = 0;
                    for (var seat = 0; seat < outcome.Seats; seat++)
                    {
                        winners += outcome.ResultOf(seat) > 0 ? 1 : 0;
                    }
                    Equal(outcome.Winner >= 0, winners == 1, config);
                    using (var loaded = Game.Load(game.Save()))
                    using (var replayed = Game.Replay(game.Record()))
                    {
                        Equal(loaded.Hash(), game.Hash(), config);
                        Equal(replayed.Hash(), game.Hash(), config);
                    }
                }
            }
        }
        Equal(seats.Count, 2, "games for two and for four");
    }

    [Test]
    public static void WarsComeToAnEndOfTheirOwn()
    {
        const string wars = "{\"ruleset\":\"colonial_space_wars\",\"seed\":2";
        foreach (var scenario in new[] { "", ",\"scenario\":\"messenger\"", ",\"scenario\":\"four_factions\"" })
        {
            using (var game = new Game(wars + scenario + "}"))
            {
                WholeGame(game, RulesetNumber.ColonialSpaceWars, 25);
                var reason = game.Outcome().Reason;
                True(reason > 0x100 && reason != Reason.MaxRounds, "an end of its own");
                if (game.Info().Seats == 4)
                {
                    True(game.View().Contains("\"rows\":20,\"columns\":24"), "the big board");
                }
            }
        }
        // Between random players units come for ever.
        using (var game = new Game(wars + ",\"scenario\":\"attrition\",\"options\":{\"max_rounds\":20}}"))
        {
            WholeGame(game, RulesetNumber.ColonialSpaceWars, 25);
            Equal(game.Outcome().Reason, Reason.MaxRounds, "the host's limit");
        }
    }

    [Test]
    public static void AGameOfFourGoesOnWhenASeatGivesUpAndAlliesWinTogether()
    {
        using (var game = new Game("{\"ruleset\":\"colonial_space_wars\",\"scenario\":\"four_factions\"}"))
        {
            game.Resign(2);
            True(!game.Info().IsOver, "three are left");
            Throws<RuleException>(() => game.Resign(2));
            game.Resign(0);
            game.Resign(1);
            Equal(game.Outcome().Winner, 3, "winner");
        }
        using (var game = new Game("{\"ruleset\":\"colonial_space_wars\",\"scenario\":\"attrition_pairs\"}"))
        {
            game.Resign(1);
            True(!game.Info().IsOver, "its ally is left");
            game.Resign(3);
            var outcome = game.Outcome();
            Equal(outcome.Winner, -1, "there are two");
            for (var seat = 0; seat < 4; seat++)
            {
                Equal(outcome.ResultOf(seat), seat % 2 == 0 ? 1 : -1, "result of seat " + seat);
            }
            Throws<ArgumentOutOfRangeException>(() => outcome.ResultOf(4));
        }
    }

    [Test]
    public static void TheLibraryIsDescribed()
    {
        Library.CheckAbi();
        True(Regex.IsMatch(Library.Version, "^\\d+\\.\\d+\\.\\d+$"), Library.Version);
        True(Library.BuildInfo().Contains("\"version\":\"" + Library.Version + "\""), "build info");
        True(Library.Rulesets().Contains("lost_empires"), "rulesets");
        True(Library.Catalog(Config).Contains("dust_marine"), "catalogue");
        foreach (var name in "config pack position view orders events record catalog".Split(' '))
        {
            True(Library.Schema(name).Contains("$schema"), name);
        }
        Fails(Status.Argument, () => Library.Schema("cutlery"));
        foreach (var field in typeof(Status).GetFields())
        {
            var name = Library.StatusName((int)field.GetRawConstantValue());
            Equal(name, field.Name == "Ok" ? "ADJ_OK" : "ADJ_E_" + field.Name.ToUpperInvariant());
        }
        Equal(Library.StatusName(-99), "ADJ_E_UNKNOWN");
    }

    [Test]
    public static void AWholeRandomGame()
    {
        using (var game = Game.New(Config))
        {
            WholeGame(game, RulesetNumber.LostEmpires, 1);
            Equal(game.Outcome().ResultOf(0) + game.Outcome().ResultOf(1), 0, "results");
        }
    }

    // Random answers to the end; one question in so many is looked at from all sides and answered by notation.
    private static void WholeGame(Game game, uint ruleset, int every)
    {
        var pick = new Random(1);
        ulong last = 0;
        for (var step = 0; !game.Info().IsOver; step++)
        {
            var info = game.Info();
            Equal(info.Ruleset, ruleset, "ruleset");
            var index = (uint)pick.Next((int)info.OrderCount);
            if (step % every > 0)
            {
                game.Submit(info.Seat, info.Revision, index);
                continue;
            }
            var orders = game.Orders(info.Seat);
            Equal((uint)orders.Length, info.OrderCount, "orders");
            var notation = game.OrderText(index, TextForm.Notation, info.Seat);
            True(game.OrderText(index).Length > 0, "label");
            True(game.OrdersJson(info.Seat).Contains("\"notation\":\"" + notation + "\""), notation);
            for (var other = 0; other < info.Seats; other++)
            {
                if (other != info.Seat)
                {
                    Equal(game.Info(other).OrderCount, 0u, "orders of the others");
                    Throws<ViewerException>(() => game.Orders(other));
                }
            }
            game.Check(notation, info.Seat);
            game.SubmitText(info.Seat, info.Revision, notation);
            foreach (var news in game.Events(last))
            {
                Equal(news.Number, ++last, "number");
            }
        }
        foreach (var news in game.Events(last))
        {
            Equal(news.Number, ++last, "number");
        }
        Equal(game.Info().Events, last, "events");
        True(last > 64, "more than a first buffer holds");
        Equal((ulong)game.Events().Length, last, "a long list");
        Equal(Regex.Matches(game.EventsJson(), "\"number\":").Count, (int)last, "a long text");
        Equal(game.Info().Seat, Seat.None, "seat");
        Equal(game.Info().Prompt, Prompt.Over, "prompt");
        var outcome = game.Outcome();
        var seats = (int)game.Info().Seats;
        True(outcome.Reason != 0, "there is a reason");
        Equal((int)outcome.Seats, seats, "seats");
        Equal(outcome.Winner < 0 ? 0 : outcome.ResultOf(outcome.Winner), outcome.Winner < 0 ? 0 : 1, "winner");
        True(outcome.ScoreOf(seats - 1) >= 0, "score");
        Throws<ArgumentOutOfRangeException>(() => outcome.ScoreOf(seats));
        True(game.View().Contains("\"winner\":" + outcome.Winner), "the view names the winner");
        Equal(game.Orders().Length, 0, "orders at the end");
        Fails(Status.Over, () => game.Submit(Game.All, game.Info().Revision, 0));
        Fails(Status.Over, () => game.Resign(0));
        using (var loaded = Game.Load(game.Save()))
        using (var replayed = Game.Replay(game.Record()))
        {
            Equal(loaded.Hash(), game.Hash(), "loaded");
            Equal(replayed.Hash(), game.Hash(), "replayed");
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
            var compared = 0;
            var info = other.Info();
            Equal(info.StructSize, 96u, "size");
            while (!info.IsOver)
            {
                var index = (uint)pick.Next((int)info.OrderCount);
                var before = one.Info();
                one.Submit(before.Seat, before.Revision, index);
                var room = pick.Next(4) > 0 ? orders : pick.Next(2) > 0 ? new Order[0] : null;
                Equal(other.Step(Game.All, ref info, index, room), (ulong)info.OrderCount, "count");
                Equal(info.Revision, one.Info().Revision, "revision");
                var wanted = one.Orders();
                for (var i = 0; room != null && i < room.Length && i < wanted.Length; i++, compared++)
                {
                    Equal(room[i], wanted[i], "order");
                }
            }
            Equal(one.Hash(), other.Hash(), "hash");
            True(compared > 100, "orders were compared");
        }
    }

    [Test]
    public static void ARefusedStepLeavesTheInfo()
    {
        using (var game = new Game(Config))
        {
            var info = game.Info();
            var revision = info.Revision;
            Throws<RuleException>(() => game.Step(Game.All, ref info, 5000, new Order[2]));
            Equal(info.Revision, revision, "revision");
            Equal(info.OrderCount, game.Info().OrderCount, "orders");
            game.Submit(Game.All, revision, 0);
            Throws<StaleException>(() => game.Step(Game.All, ref info, 0, null));
            Equal(info.Revision, revision, "revision");
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
            var view = game.View();
            var error = Throws<RuleException>(() => game.SubmitText(info.Seat, info.Revision, "end_turn"));
            Equal(error.Status, Status.Rule);
            Equal(error.Reason, LostEmpires.Reason.MustPass);
            Equal(error.Rule, "Pass");
            True(error.Message.Contains("Pass"), error.Message);
            Equal(Library.StatusName(error.Status), "ADJ_E_RULE");
            var same = Throws<RuleException>(() => game.Check("end_turn", info.Seat));
            Equal(same.Message, error.Message, "checking says the same");
            Equal(same.Reason, error.Reason, "checking says the same");
            Equal(Throws<RuleException>(() => game.SubmitText(info.Seat, info.Revision, "grüß 🌞")).Reason, Reason.NoSuchOrder);
            Equal(Throws<RuleException>(() => game.Submit(info.Seat, info.Revision, 10000)).Reason, Reason.NoSuchIndex);
            Equal(Throws<RuleException>(() => game.AgreeDraw()).Reason, Reason.NoAgreedDraw);
            Throws<StaleException>(() => game.Submit(info.Seat, info.Revision - 1, 0));
            Throws<StaleException>(() => game.SubmitText(info.Seat, info.Revision + 1, "pass"));
            Throws<ViewerException>(() => game.Submit(1 - info.Seat, info.Revision, 0));
            Throws<ViewerException>(() => game.View(5));
            Fails(Status.Argument, () => game.Text(99));
            Fails(Status.Argument, () => game.Resign(0, 99));
            Fails(Status.Argument, () => game.Undo(99));
            Throws<ViewerException>(() => game.Resign(2));
            Equal(game.Hash(), hash, "hash");
            Equal(game.View(), view, "view");
            Equal(game.Info().Revision, info.Revision, "revision");
        }
    }

    [Test]
    public static void ASeatSeesItsOwnCardsOnly()
    {
        using (var game = new Game(Config))
        {
            for (var viewer = Viewer.Public; viewer < 2; viewer++)
            {
                var draws = 0;
                foreach (var news in game.Events(0, viewer))
                {
                    if (news.Kind == LostEmpires.EventKind.Draw)
                    {
                        draws++;
                        Equal(news.Card != 0, news.Seat == viewer, "card");
                        Equal(news.Subject != 0, news.Seat == viewer, "subject");
                        Equal((news.Flags & EventFlag.Masked) != 0, news.Seat != viewer, "masked");
                    }
                }
                Equal(draws, 12, "draws");
                Equal(game.Events(0, viewer).Length, game.Events().Length, "nobody misses an event");
                Equal(Regex.Matches(game.EventsJson(0, viewer), "\"number\":").Count, game.Events().Length, "in words too");
            }
            foreach (var news in game.Events())
            {
                Equal(news.Flags & EventFlag.Masked, 0, "the host sees all");
            }
            var info = game.Info();
            Equal(game.Info(1 - info.Seat).OrderCount, 0u, "order count of the other");
            Equal(game.Info(Viewer.Public).OrderCount, 0u, "order count of the public");
            Throws<ViewerException>(() => game.Orders(1 - info.Seat));
            Throws<ViewerException>(() => game.OrdersJson(Viewer.Public));
            True(game.Hash(0) != game.Hash(1) && game.Hash(0) != game.Hash(Viewer.Public), "everybody has his own hash");
            True(game.View(0) != game.View(1), "everybody has his own view");
            True(game.Text(TextForm.Events, 0) != game.Text(TextForm.Events, 1), "everybody is told his own story");
        }
    }

    [Test]
    public static void EventsThatAreNotKeptAreGone()
    {
        using (var game = new Game(Config))
        using (var clone = game.Clone())
        {
            Equal(game.Events(game.Info().Events).Length, 0, "none yet");
            Throws<GoneException>(() => game.Events(game.Info().Events + 1));
            Throws<GoneException>(() => clone.Events(0));
            Equal(clone.Events(clone.Info().Events).Length, 0, "it goes on from here");
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
                Equal(loaded.View(1), game.View(1), "view");
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
                Equal(replayed.Hash(1), game.Hash(1), "replayed");
                Equal(replayed.Record(), record, "record");
            }
            using (var part = Game.Replay(record, 10))
            {
                Equal(part.Info().Answers, 10ul, "answers");
            }
            var save = game.Save();
            save[save.Length - 3] ^= 1;
            Fails(Status.Data, () => Game.Load(save));
            Fails(Status.Data, () => Game.Load(new byte[0]));
            Throws<ArgumentNullException>(() => Game.Load(null));
            Throws<ArgumentNullException>(() => Game.Replay(null));
            var hash = Regex.Match(record, "\"hash\":\"([0-9a-f]{16})\"").Groups[1];
            True(hash.Success, "the record holds hashes");
            var other = record.Substring(0, hash.Index) + "0000000000000000" + record.Substring(hash.Index + 16);
            Equal(Fails(Status.Diverged, () => Game.Replay(other)).Detail, 0u, "the first answer differs");
        }
    }

    [Test]
    public static void APlayersSaveIsForLooking()
    {
        using (var game = new Game(Config))
        {
            PlayOn(game, new Random(6), 20);
            using (var seen = Game.Load(game.Save(0)))
            {
                Equal(seen.Hash(0), game.Hash(0), "hash");
                Equal(seen.Text(TextForm.Table, 0), game.Text(TextForm.Table, 0), "table");
                Throws<ViewerException>(() => seen.View());
                Throws<ViewerException>(() => seen.Hash(1));
                Throws<ViewerException>(() => seen.Record());
                Throws<ViewerException>(() => seen.Clone());
                Throws<ViewerException>(() => seen.Undo());
            }
        }
    }

    [Test]
    public static void UndoTakesBackAndIsTold()
    {
        using (var game = new Game(Config))
        {
            var table = game.Text(TextForm.Table);
            var hash = game.Hash();
            var before = game.Info();
            game.Submit(before.Seat, before.Revision, 0);
            Equal(game.Info().Undoable, 1u, "undoable");
            game.Undo();
            Equal(game.Text(TextForm.Table), table, "table");
            Equal(game.Hash(), hash, "hash");
            True(game.Info().Revision > before.Revision, "revisions never repeat");
            var news = game.Events(before.Events);
            Equal(news[news.Length - 1].Kind, EventKind.Undo, "undo");
            Equal(news[news.Length - 1].Value, 1, "answers taken back");
            True(game.EventsJson(before.Events).Contains("taken back"), "the undo is told");
            Equal(Throws<RuleException>(() => game.Undo()).Reason, Reason.NothingToUndo);
            Throws<StaleException>(() => game.Submit(before.Seat, before.Revision, 0));
        }
    }

    [Test]
    public static void AnUndoPastARevealMustBeForced()
    {
        using (var game = new Game(Config))
        {
            var hash = game.Hash();
            game.SubmitText(Game.All, game.Info().Revision, "mulligan");
            True(game.Hash() != hash, "a new hand");
            Equal(game.Info().Undoable, 0u, "undoable");
            Equal(Throws<RuleException>(() => game.Undo()).Reason, Reason.Revealed);
            var once = game.Hash();
            game.Undo(UndoPolicy.Force | UndoPolicy.SameChance);
            Equal(game.Hash(), hash, "as before");
            game.SubmitText(Game.All, game.Info().Revision, "mulligan");
            Equal(game.Hash(), once, "the same cards came again");
            game.Undo(UndoPolicy.Force | UndoPolicy.FreshChance);
            game.SubmitText(Game.All, game.Info().Revision, "mulligan");
            True(game.Hash() != once, "other cards came");
        }
    }

    [Test]
    public static void TheHostsOwnDice()
    {
        using (var game = new Game("{\"ruleset\":\"lost_empires\",\"chance\":\"host\"}"))
        {
            var info = game.Info();
            Equal(info.Seat, Seat.Chance, "chance is asked");
            var orders = game.Orders(Seat.Chance);
            Equal(orders[0].Kind, OrderKind.Roll, "a die");
            True(orders[0].Weight > 0, "with a weight");
            Throws<ViewerException>(() => game.Orders(0));
            game.Submit(Seat.Chance, info.Revision, 0);
            game.Submit(Seat.Chance, game.Info().Revision, OrderIndex.Chance);
            Equal(game.Info().Answers, 2ul, "answers");
        }
    }

    [Test]
    public static void ResigningEndsTheGame()
    {
        using (var game = new Game(Config))
        {
            game.Resign(0, ResignCause.Time);
            Equal(game.Outcome().Winner, 1, "winner");
            Equal(game.Outcome().Reason, Reason.TimeUp, "reason");
            True(game.Info().IsOver, "over");
        }
    }

    [Test]
    public static void AConfigurationHasFaults()
    {
        var error = Throws<ConfigException>(() => new Game("{\"ruleset\":\"chess\"}"));
        Equal(error.Reason, Reason.UnknownName);
        True(error.Message.Length > 0, "a sentence");
        Equal(Library.ConfigCheck(Config), "{\"faults\":[]}");
        var faults = Library.ConfigCheck("{\"ruleset\":\"lost_empires\",\"sed\":1,\"chance\":\"fate\"}");
        True(faults.Contains("\"place\":\"sed\"") && faults.Contains("\"place\":\"chance\""), faults);
        Equal(Regex.Matches(faults, "\"place\":").Count, 2, "all faults");
        Equal(Throws<ConfigException>(() => new Game("{")).Reason, Reason.Json);
        Throws<ArgumentNullException>(() => new Game(null));
    }

    [Test]
    public static void TextsAreUtf8()
    {
        using (var one = new Game("{\"ruleset\":\"lost_empires\",\"seed\":\"grün 🌞\"}"))
        using (var other = new Game("{\"ruleset\":\"lost_empires\",\"seed\":\"grun\"}"))
        {
            var record = one.Record();
            True(record.Contains("grün 🌞"), "the seed comes back");
            True(one.Hash() != other.Hash(), "another seed is another game");
            using (var replayed = Game.Replay(record))
            using (var loaded = Game.Load(one.Save()))
            {
                Equal(replayed.Hash(), one.Hash(), "replayed");
                True(loaded.Record().Contains("grün 🌞"), "the seed is in the save");
            }
        }
        // 207 bytes are all there is for a message: cut at a character, so it is read without a fault.
        foreach (var filler in new[] { "", "x", "xx", "xxx" })
        {
            var name = filler + string.Concat(System.Linq.Enumerable.Repeat("🌞", 100));
            var error = Throws<ConfigException>(() => new Game("{\"ruleset\":\"" + name + "\"}"));
            True(error.Message.Length > 0 && !error.Message.Contains("\uFFFD"), error.Message);
        }
        // Half a pair is no text.
        Throws<System.Text.EncoderFallbackException>(() => new Game("{\"ruleset\":\"lost_empires\",\"seed\":\"\uD83C\"}"));
    }

    [Test]
    public static void ADisposedGameIsGone()
    {
        var before = Live();
        var game = new Game(Config);
        Equal(Live(), before + 1, "live");
        game.Dispose();
        game.Dispose();
        Equal(Live(), before, "live");
        Throws<ObjectDisposedException>(() => game.Info());
        Throws<ObjectDisposedException>(() => game.View());
        Throws<ObjectDisposedException>(() => game.Events());
        Throws<ObjectDisposedException>(() => game.Submit(0, 1, 0));
        Throws<ObjectDisposedException>(() => game.Clone());
        Throws<ObjectDisposedException>(() => game.Save());
    }

    [Test]
    public static void NothingLeaks()
    {
        var before = Live();
        for (var i = 0; i < 1000; i++)
        {
            using (new Game(Config))
            {
            }
            try
            {
                new Game("{}").Dispose();
            }
            catch (ConfigException)
            {
            }
        }
        Equal(Live(), before, "live");
        // Forgotten ones: on a thread of its own, so that no register or stack slot holds the last of them.
        var thread = new Thread(MakeForgotten);
        thread.Start();
        thread.Join();
        for (var i = 0; i < 20 && Live() > before; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
        // Mono's collector is conservative about stacks: a few may stay.
        True(Live() <= before + 8, "forgotten games are freed: " + (Live() - before) + " are left");
    }

    private static void MakeForgotten()
    {
        for (var i = 0; i < 2000; i++)
        {
            new Game(Config).Info();
        }
    }

    [Test]
    public static void TwoThreadsOnTwoGames()
    {
        var hashes = new ulong[2];
        Together(2, own =>
        {
            using (var game = new Game(Config))
            {
                PlayOn(game, new Random(5));
                hashes[own] = game.Hash();
            }
        });
        True(hashes[0] != 0, "they were played");
        Equal(hashes[0], hashes[1], "hashes");
    }

    [Test]
    public static void TwoThreadsOnOneGame()
    {
        using (var game = new Game(Config))
        {
            Together(2, own =>
            {
                if (own == 0)
                {
                    PlayOn(game, new Random(8));
                    return;
                }
                while (!game.Info().IsOver)
                {
                    True(game.View(0).EndsWith("}"), "a whole view");
                    game.Events();
                    game.Text(TextForm.Table, 1);
                }
            });
            True(game.Info().IsOver, "it was played");
        }
    }

    [Test]
    public static void DisposingWhileAnotherThreadCalls()
    {
        for (var i = 0; i < 50; i++)
        {
            var game = new Game(Config);
            Together(2, own =>
            {
                if (own == 0)
                {
                    Thread.Sleep(1);
                    game.Dispose();
                    return;
                }
                Throws<ObjectDisposedException>(() =>
                {
                    while (true)
                    {
                        game.View();
                    }
                });
            });
        }
    }

    private static void Together(int count, Action<int> work)
    {
        Exception fault = null;
        var threads = new Thread[count];
        for (var i = 0; i < count; i++)
        {
            var own = i;
            threads[i] = new Thread(() =>
            {
                try
                {
                    work(own);
                }
                catch (Exception error)
                {
                    fault = error;
                }
            });
            threads[i].Start();
        }
        foreach (var thread in threads)
        {
            thread.Join();
        }
        if (fault != null)
        {
            throw new Exception("in a thread: " + fault);
        }
    }
}
