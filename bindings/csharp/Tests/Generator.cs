using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using System.Text.RegularExpressions;

/// <summary>
/// Makes <c>Constants.cs</c> from the header: <c>Tests.exe --constants HEADER</c> prints it. A test compares the two, so a
/// new number in the header is never forgotten here.
/// </summary>
public static class Generator
{
    /// <summary>One number of the header, and where it belongs.</summary>
    public sealed class Number
    {
        public string Name, Value, Remark, Group, Member;
    }

    private sealed class Group
    {
        public string Prefix, Name, Type, Remark;

        public Group(string prefix, string name, string type, string remark)
        {
            Prefix = prefix;
            Name = name;
            Type = type;
            Remark = remark;
        }
    }

    // The first prefix that fits decides. Flags share their prefix with kinds, so they are named in full.
    private static readonly Group[] Groups =
    {
        new Group("ABI_", "Abi", "uint", "The version of the ABI."),
        new Group("OK", "Status", "int", "What a call returns."),
        new Group("E_", "Status", "int", "What a call returns."),
        new Group("VIEWER_", "Viewer", "int", "Who looks, when it is not a seat (0, 1, ...)."),
        new Group("SEAT_", "Seat", "int", "Who is asked, when it is not a seat (0, 1, ...)."),
        new Group("INDEX_", "OrderIndex", "uint", "An index that stands for no order of the list."),
        new Group("TEXT_", "TextForm", "uint", "What <see cref=\"Game.Text\"/> and <see cref=\"Game.OrderText\"/> give."),
        new Group("UNDO_", "UndoPolicy", "uint", "How <see cref=\"Game.Undo\"/> takes back."),
        new Group("CAUSE_", "ResignCause", "uint", "Why a seat gives up."),
        new Group("RULESET_", "RulesetNumber", "uint", "<see cref=\"Info.Ruleset\"/>."),
        new Group("ORDER_DEFAULT", "OrderFlag", "ushort", "<see cref=\"Order.Flags\"/>."),
        new Group("ORDER_CRITICAL", "OrderFlag", "ushort", "<see cref=\"Order.Flags\"/>."),
        new Group("EVENT_MASKED", "EventFlag", "ushort", "<see cref=\"Event.Flags\"/>."),
        new Group("EVENT_REVEAL", "EventFlag", "ushort", "<see cref=\"Event.Flags\"/>."),
        new Group("EVENT_CRITICAL", "EventFlag", "ushort", "<see cref=\"Event.Flags\"/>."),
        new Group("ORDER_", "OrderKind", "ushort", "<see cref=\"Order.Kind\"/>, in every ruleset."),
        new Group("EVENT_", "EventKind", "ushort", "<see cref=\"Event.Kind\"/>, in every ruleset."),
        new Group("PROMPT_", "Prompt", "uint", "<see cref=\"Info.Prompt\"/>, in every ruleset."),
        new Group("REASON_", "Reason", "uint", "Why: of a refusal, a fault or an outcome, in every ruleset."),
        new Group("LE_ORDER_", "LostEmpires.OrderKind", "ushort", "<see cref=\"Order.Kind\"/>."),
        new Group("LE_PROMPT_", "LostEmpires.Prompt", "uint", "<see cref=\"Info.Prompt\"/>."),
        new Group("LE_PHASE_", "LostEmpires.Phase", "uint", "<see cref=\"Info.Phase\"/>."),
        new Group("LE_EVENT_", "LostEmpires.EventKind", "ushort", "<see cref=\"Event.Kind\"/>."),
        new Group("LE_REASON_", "LostEmpires.Reason", "uint", "Why: of a refusal, a fault or an outcome."),
        new Group("CSW_ORDER_", "ColonialSpaceWars.OrderKind", "ushort", "<see cref=\"Order.Kind\"/>."),
        new Group("CSW_PROMPT_", "ColonialSpaceWars.Prompt", "uint", "<see cref=\"Info.Prompt\"/>."),
        new Group("CSW_PHASE_", "ColonialSpaceWars.Phase", "uint", "<see cref=\"Info.Phase\"/>."),
        new Group("CSW_EVENT_", "ColonialSpaceWars.EventKind", "ushort", "<see cref=\"Event.Kind\"/>."),
        new Group("CSW_REASON_", "ColonialSpaceWars.Reason", "uint", "Why: of a refusal, a fault or an outcome."),
        new Group("WARS_ORDER_", "WarsTcg.OrderKind", "ushort", "<see cref=\"Order.Kind\"/>."),
        new Group("WARS_PROMPT_", "WarsTcg.Prompt", "uint", "<see cref=\"Info.Prompt\"/>."),
        new Group("WARS_PHASE_", "WarsTcg.Phase", "uint", "<see cref=\"Info.Phase\"/>."),
        new Group("WARS_EVENT_", "WarsTcg.EventKind", "ushort", "<see cref=\"Event.Kind\"/>."),
        new Group("WARS_REASON_", "WarsTcg.Reason", "uint", "Why: of a refusal, a fault or an outcome."),
    };

    /// <summary>Every <c>#define ADJ_NAME number</c> of a header, in order.</summary>
    public static List<Number> Read(string header)
    {
        var numbers = new List<Number>();
        var remark = new StringBuilder();
        foreach (var raw in header.Split('\n'))
        {
            var line = raw.TrimEnd();
            var define = Regex.Match(line, "^#define ADJ_(\\w+) (-?\\w+)$");
            if (define.Success)
            {
                numbers.Add(Place(define.Groups[1].Value, define.Groups[2].Value, remark.ToString()));
            }
            if (line.StartsWith("// "))
            {
                remark.Append(remark.Length > 0 ? " " : "").Append(line.Substring(3));
            }
            else
            {
                remark.Length = 0;
            }
        }
        return numbers;
    }

    /// <summary>The text of Constants.cs.</summary>
    public static string Write(List<Number> numbers)
    {
        var text = new StringBuilder();
        text.Append("// Made from include/adjutant.h: `Tests.exe --constants HEADER` prints this file anew, and a test compares it.\n\n");
        text.Append("namespace Adjutant\n{\n");
        string outer = null;
        var first = true;
        foreach (var group in Names())
        {
            var parts = group.Name.Split('.');
            var now = parts.Length > 1 ? parts[0] : null;
            if (outer != null && now != outer)
            {
                text.Append("    }\n");
            }
            text.Append(first ? "" : "\n");
            first = false;
            if (now != null && now != outer)
            {
                text.Append("    /// <summary>The numbers of one ruleset alone.</summary>\n");
                text.Append("    public static class ").Append(now).Append("\n    {\n");
            }
            outer = now;
            var indent = now == null ? "    " : "        ";
            text.Append(indent).Append("/// <summary>").Append(group.Remark).Append("</summary>\n");
            text.Append(indent).Append("public static class ").Append(parts[parts.Length - 1]).Append('\n');
            text.Append(indent).Append("{\n");
            foreach (var number in numbers)
            {
                if (number.Group == group.Name)
                {
                    text.Append(indent).Append("    /// <summary>").Append(Escape(number.Remark)).Append("</summary>\n");
                    text.Append(indent).Append("    public const ").Append(group.Type).Append(' ').Append(number.Member);
                    text.Append(" = ").Append(number.Value).Append(";\n");
                }
            }
            text.Append(indent).Append("}\n");
        }
        text.Append(outer == null ? "" : "    }\n").Append("}\n");
        return text.ToString();
    }

    private static Number Place(string name, string value, string remark)
    {
        foreach (var group in Groups)
        {
            var whole = !group.Prefix.EndsWith("_");
            if (whole ? name == group.Prefix : name.StartsWith(group.Prefix, StringComparison.Ordinal))
            {
                var rest = name == "OK" ? name : whole ? name.Substring(name.IndexOf('_') + 1) : name.Substring(group.Prefix.Length);
                return new Number { Name = name, Value = value, Remark = remark, Group = group.Name, Member = Pascal(rest) };
            }
        }
        throw new InvalidDataException("ADJ_" + name + " belongs to no group: give Tests/Generator.cs one");
    }

    private static List<Group> Names()
    {
        var names = new List<Group>();
        foreach (var group in Groups)
        {
            if (!names.Exists(other => other.Name == group.Name))
            {
                names.Add(group);
            }
        }
        return names;
    }

    private static string Pascal(string name)
    {
        var text = new StringBuilder();
        foreach (var word in name.Split('_'))
        {
            text.Append(word.Substring(0, 1)).Append(word.Substring(1).ToLowerInvariant());
        }
        return text.ToString();
    }

    private static string Escape(string text)
    {
        text = text.Replace("&", "&amp;").Replace("<", "&lt;").Replace(">", "&gt;");
        return Regex.Replace(text, "`([^`]*)`", "<c>$1</c>");
    }
}
