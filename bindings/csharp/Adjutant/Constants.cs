// Made from include/adjutant.h: `Tests.exe --constants HEADER` prints this file anew, and a test compares it.

namespace Adjutant
{
    /// <summary>The version of the ABI.</summary>
    public static class Abi
    {
        /// <summary>Version of the ABI: major &lt;&lt; 16 | minor. While major is 0, header and library must have the same minor.</summary>
        public const uint Version = 1;
    }

    /// <summary>What a call returns.</summary>
    public static class Status
    {
        /// <summary>The call did what it was asked for.</summary>
        public const int Ok = 0;
        /// <summary>NULL, a wrong struct_size, an unknown form or policy.</summary>
        public const int Argument = -1;
        /// <summary>Not a live handle of this kind.</summary>
        public const int Handle = -2;
        /// <summary>The buffer is too small; the size needed has been written.</summary>
        public const int Buffer = -3;
        /// <summary>Text that is not UTF-8.</summary>
        public const int Utf8 = -4;
        /// <summary>Header and library do not fit together.</summary>
        public const int Abi = -5;
        /// <summary>Not this viewer's business.</summary>
        public const int Viewer = -6;
        /// <summary>A faulty configuration, pack, deck or position: adj_config_check lists all faults.</summary>
        public const int Config = -7;
        /// <summary>A save or record that is damaged or of another kind.</summary>
        public const int Data = -8;
        /// <summary>The answer was given to a question that has gone.</summary>
        public const int Stale = -9;
        /// <summary>Not a legal order: reason and rule say why.</summary>
        public const int Rule = -10;
        /// <summary>The game is over.</summary>
        public const int Over = -11;
        /// <summary>These events are not kept: take a view and go on from its <c>events</c>.</summary>
        public const int Gone = -12;
        /// <summary>A record that plays differently here; <c>detail</c> is the first answer that does.</summary>
        public const int Diverged = -13;
        /// <summary>A bound on work, size or number.</summary>
        public const int Limit = -14;
        /// <summary>A fault of the library; the game is as it was before the call.</summary>
        public const int Panic = -15;
    }

    /// <summary>Who looks, when it is not a seat (0, 1, ...).</summary>
    public static class Viewer
    {
        /// <summary>Somebody who sees only what lies open.</summary>
        public const int Public = -1;
        /// <summary>The host's own eyes: nothing is hidden.</summary>
        public const int All = -2;
    }

    /// <summary>Who is asked, when it is not a seat (0, 1, ...).</summary>
    public static class Seat
    {
        /// <summary>No seat: in <c>adj_info.seat</c> when the game is over.</summary>
        public const int None = -1;
        /// <summary>Chance: the host must say how the dice fell; also the viewer who may answer it.</summary>
        public const int Chance = -3;
    }

    /// <summary>An index that stands for no order of the list.</summary>
    public static class OrderIndex
    {
        /// <summary>In place of an index at a chance: the engine's stream answers it.</summary>
        public const uint Chance = 4294967295;
    }

    /// <summary>What <see cref="Game.Text"/> and <see cref="Game.OrderText"/> give.</summary>
    public static class TextForm
    {
        /// <summary><c>adj_game_text</c>: the table.</summary>
        public const uint Table = 1;
        /// <summary><c>adj_game_text</c>: the prompt and a numbered menu.</summary>
        public const uint Question = 2;
        /// <summary><c>adj_game_text</c>: one line an event.</summary>
        public const uint Events = 3;
        /// <summary><c>adj_game_order_text</c>: short and exact, as <c>adj_game_submit_text</c> takes it.</summary>
        public const uint Notation = 4;
        /// <summary><c>adj_game_order_text</c>: a sentence for people.</summary>
        public const uint Label = 5;
    }

    /// <summary>How <see cref="Game.Undo"/> takes back.</summary>
    public static class UndoPolicy
    {
        /// <summary>Undo: the same dice come again.</summary>
        public const uint SameChance = 0;
        /// <summary>Undo: new dice from here on.</summary>
        public const uint FreshChance = 1;
        /// <summary>Undo, or-ed in: go past a reveal.</summary>
        public const uint Force = 2;
    }

    /// <summary>Why a seat gives up.</summary>
    public static class ResignCause
    {
        /// <summary>The player resigned.</summary>
        public const uint Resign = 0;
        /// <summary>The player's time is up.</summary>
        public const uint Time = 1;
        /// <summary>The player is absent.</summary>
        public const uint Absent = 2;
    }

    /// <summary><see cref="Info.Ruleset"/>.</summary>
    public static class RulesetNumber
    {
        /// <summary>Lost Empires: War for the New Sun.</summary>
        public const uint LostEmpires = 1;
        /// <summary>Colonial Space Wars: New Horizons.</summary>
        public const uint ColonialSpaceWars = 2;
        /// <summary>WARS TCG.</summary>
        public const uint WarsTcg = 3;
    }

    /// <summary><see cref="Order.Flags"/>.</summary>
    public static class OrderFlag
    {
        /// <summary>Flag of an order: what a host gives when a seat's time is up; exactly one in a choice.</summary>
        public const ushort Default = 1;
        /// <summary>Flag of an order: the die shows its critical face.</summary>
        public const ushort Critical = 2;
    }

    /// <summary><see cref="Event.Flags"/>.</summary>
    public static class EventFlag
    {
        /// <summary>Flag of an event: something in it is blanked for this viewer.</summary>
        public const ushort Masked = 1;
        /// <summary>Flag of an event: somebody saw a card that he had not seen before.</summary>
        public const ushort Reveal = 2;
        /// <summary>Flag of an event: the die showed its critical face.</summary>
        public const ushort Critical = 4;
    }

    /// <summary><see cref="Order.Kind"/>, in every ruleset.</summary>
    public static class OrderKind
    {
        /// <summary>Pass.</summary>
        public const ushort Pass = 1;
        /// <summary>A die falls.</summary>
        public const ushort Roll = 2;
        /// <summary>A card shows its face for the first time.</summary>
        public const ushort Draw = 3;
        /// <summary>Done picking, or done acting.</summary>
        public const ushort Done = 4;
        /// <summary>A number is named.</summary>
        public const ushort Number = 5;
        /// <summary>An offer is declined.</summary>
        public const ushort Decline = 6;
        /// <summary>An offer is taken.</summary>
        public const ushort Accept = 7;
        /// <summary>A seat gives up; on no list.</summary>
        public const ushort Resign = 8;
        /// <summary>The seats agree on a draw; on no list.</summary>
        public const ushort AgreeDraw = 9;
    }

    /// <summary><see cref="Event.Kind"/>, in every ruleset.</summary>
    public static class EventKind
    {
        /// <summary>Answers were taken back.</summary>
        public const ushort Undo = 1;
        /// <summary>The game is over.</summary>
        public const ushort Over = 2;
        /// <summary>A seat gave up.</summary>
        public const ushort Resign = 3;
        /// <summary>A seat answered a part of an order; it is told when the order is whole.</summary>
        public const ushort Announce = 4;
    }

    /// <summary><see cref="Info.Prompt"/>, in every ruleset.</summary>
    public static class Prompt
    {
        /// <summary>Nothing is asked: the game is over.</summary>
        public const uint Over = 1;
    }

    /// <summary>Why: of a refusal, a fault or an outcome, in every ruleset.</summary>
    public static class Reason
    {
        /// <summary>An order that is on no list, for no better reason.</summary>
        public const uint NotLegal = 20;
        /// <summary>An index behind the end of the list.</summary>
        public const uint NoSuchIndex = 21;
        /// <summary>A notation of no known form.</summary>
        public const uint NoSuchOrder = 22;
        /// <summary>A thing that is not there, or that this viewer cannot know.</summary>
        public const uint NoSuchThing = 23;
        /// <summary>The rulebook knows no agreed draw.</summary>
        public const uint NoAgreedDraw = 24;
        /// <summary>Nothing can be taken back.</summary>
        public const uint NothingToUndo = 25;
        /// <summary>Something was revealed: only a forced undo goes past it.</summary>
        public const uint Revealed = 26;
        /// <summary>A different question is being asked.</summary>
        public const uint OtherQuestion = 27;
        /// <summary>Not a seat of this game.</summary>
        public const uint NoSuchSeat = 28;
        /// <summary>The game ended because a seat resigned.</summary>
        public const uint Resigned = 40;
        /// <summary>The game ended because a seat's time was up.</summary>
        public const uint TimeUp = 41;
        /// <summary>The game ended because a seat was absent.</summary>
        public const uint Absent = 42;
        /// <summary>The game ended as an agreed draw.</summary>
        public const uint Agreed = 43;
        /// <summary>The game ended because the host's limit of rounds was reached.</summary>
        public const uint MaxRounds = 44;
        /// <summary>Fault: a key that does not exist.</summary>
        public const uint UnknownKey = 1;
        /// <summary>Fault: a key that must be there.</summary>
        public const uint Missing = 2;
        /// <summary>Fault: a value of the wrong type.</summary>
        public const uint Type = 3;
        /// <summary>Fault: a number out of range.</summary>
        public const uint Range = 4;
        /// <summary>Fault: a name that nobody knows.</summary>
        public const uint UnknownName = 5;
        /// <summary>Fault: the same thing twice.</summary>
        public const uint Duplicate = 6;
        /// <summary>Fault: not JSON.</summary>
        public const uint Json = 7;
        /// <summary>Fault: two values that contradict each other.</summary>
        public const uint Conflict = 8;
        /// <summary>Fault: a fault that a ruleset names itself.</summary>
        public const uint Rules = 9;
    }

    /// <summary>The numbers of one ruleset alone.</summary>
    public static class LostEmpires
    {
        /// <summary><see cref="Order.Kind"/>.</summary>
        public static class OrderKind
        {
            /// <summary>Play a unit from hand: <c>card</c>, <c>place</c>, <c>value</c> 0 paid or 1 free.</summary>
            public const ushort PlayUnit = 257;
            /// <summary>Play a support from hand: <c>card</c>.</summary>
            public const ushort PlaySupport = 258;
            /// <summary>Activate a unit: <c>subject</c>, <c>value</c> 0 command, 1 supply, 2 free.</summary>
            public const ushort Activate = 259;
            /// <summary>End the turn.</summary>
            public const ushort EndTurn = 260;
            /// <summary>Move action: <c>subject</c>, <c>place</c>.</summary>
            public const ushort Move = 261;
            /// <summary>Attack action: <c>subject</c>, <c>target</c>.</summary>
            public const ushort Attack = 262;
            /// <summary>Named ability action: <c>subject</c>, <c>value</c> its index.</summary>
            public const ushort Ability = 263;
            /// <summary>End the activation: <c>subject</c>.</summary>
            public const ushort Stop = 264;
            /// <summary>Have a unit take a granted move: <c>subject</c>, <c>place</c>.</summary>
            public const ushort GrantMove = 265;
            /// <summary>Have a unit make a granted attack: <c>subject</c>, <c>target</c>.</summary>
            public const ushort GrantAttack = 266;
            /// <summary>Choose a unit: <c>target</c>.</summary>
            public const ushort ChooseUnit = 267;
            /// <summary>Choose a card of the own hand or a discard pile: <c>card</c>.</summary>
            public const ushort ChooseCard = 268;
            /// <summary>Choose a battlefield: <c>place</c>.</summary>
            public const ushort ChoosePlace = 269;
            /// <summary>Choose one of several effects: <c>value</c> from 0.</summary>
            public const ushort ChooseMode = 270;
            /// <summary>Put the chosen card into the deck: <c>value</c> 0 top, 1 bottom.</summary>
            public const ushort ToDeck = 271;
            /// <summary>RUTHLESS: <c>subject</c> deals 1 damage to <c>target</c>.</summary>
            public const ushort Ruthless = 272;
            /// <summary>Fall back to <c>place</c>.</summary>
            public const ushort FallBack = 273;
            /// <summary>Keep the opening hand.</summary>
            public const ushort Keep = 274;
            /// <summary>Shuffle the opening hand back and draw anew.</summary>
            public const ushort Mulligan = 275;
            /// <summary>Let this waiting trigger run next: <c>subject</c>, <c>value</c> its place in the queue.</summary>
            public const ushort Resolve = 276;
        }

        /// <summary><see cref="Info.Prompt"/>.</summary>
        public static class Prompt
        {
            /// <summary>Chance: a die of the First Player roll.</summary>
            public const uint FirstPlayerDie = 257;
            /// <summary>Chance: the face of a card that is drawn.</summary>
            public const uint Draw = 258;
            /// <summary>Keep the hand or take a mulligan.</summary>
            public const uint Mulligan = 259;
            /// <summary>Issue an order.</summary>
            public const uint Turn = 260;
            /// <summary>Take an action with the active unit.</summary>
            public const uint Action = 261;
            /// <summary>Chance: the attacker's die.</summary>
            public const uint AttackDie = 262;
            /// <summary>Chance: the defender's die.</summary>
            public const uint DefenseDie = 263;
            /// <summary>MELEE: the target of the second attack.</summary>
            public const uint SecondAttack = 264;
            /// <summary>Grant an action.</summary>
            public const uint Grant = 265;
            /// <summary>Choose a unit.</summary>
            public const uint Unit = 266;
            /// <summary>Choose a hand card.</summary>
            public const uint HandCard = 267;
            /// <summary>Choose a card of the discard pile.</summary>
            public const uint DiscardedCard = 268;
            /// <summary>Choose a battlefield.</summary>
            public const uint Place = 269;
            /// <summary>Choose an effect.</summary>
            public const uint Mode = 270;
            /// <summary>Use an optional effect or not.</summary>
            public const uint May = 271;
            /// <summary>Top or bottom of the deck.</summary>
            public const uint DeckEnd = 272;
            /// <summary>RUTHLESS: deal 1 damage or decline.</summary>
            public const uint Ruthless = 273;
            /// <summary>Where to fall back to.</summary>
            public const uint FallBack = 274;
            /// <summary>Which trigger runs first.</summary>
            public const uint Trigger = 275;
        }

        /// <summary><see cref="Info.Phase"/>.</summary>
        public static class Phase
        {
            /// <summary>Set-up.</summary>
            public const uint Setup = 257;
            /// <summary>Order Phase.</summary>
            public const uint Order = 258;
            /// <summary>Control Phase.</summary>
            public const uint Control = 259;
            /// <summary>Gate Phase.</summary>
            public const uint Gate = 260;
            /// <summary>Casualty Phase.</summary>
            public const uint Casualty = 261;
            /// <summary>Wrap Up Phase.</summary>
            public const uint WrapUp = 262;
        }

        /// <summary><see cref="Event.Kind"/>.</summary>
        public static class EventKind
        {
            /// <summary>A die was rolled: <c>seat</c>, <c>value</c>; for an attack also <c>subject</c>, the unit it is rolled for.</summary>
            public const ushort Roll = 257;
            /// <summary><c>seat</c> is First Player.</summary>
            public const ushort FirstPlayer = 258;
            /// <summary><c>seat</c> shuffles its deck.</summary>
            public const ushort Shuffle = 259;
            /// <summary><c>seat</c> draws a card.</summary>
            public const ushort Draw = 260;
            /// <summary><c>seat</c> keeps its hand.</summary>
            public const ushort Keep = 261;
            /// <summary><c>seat</c> takes a mulligan; ids of its hand end.</summary>
            public const ushort Mulligan = 262;
            /// <summary>Round <c>value</c> begins.</summary>
            public const ushort Round = 263;
            /// <summary>Phase <c>value</c> begins.</summary>
            public const ushort Phase = 264;
            /// <summary><c>seat</c> takes a turn.</summary>
            public const ushort Turn = 265;
            /// <summary><c>seat</c> ends its turn.</summary>
            public const ushort EndTurn = 266;
            /// <summary><c>seat</c> passes.</summary>
            public const ushort Pass = 267;
            /// <summary>A unit enters play: <c>seat</c>, <c>subject</c>, <c>place</c>, <c>origin</c>.</summary>
            public const ushort PlayUnit = 268;
            /// <summary>A support is played: <c>seat</c>, <c>subject</c>.</summary>
            public const ushort PlaySupport = 269;
            /// <summary>A unit is activated: <c>seat</c>, <c>subject</c>, <c>value</c> 0 command, 1 supply, 2 free.</summary>
            public const ushort Activate = 270;
            /// <summary>A unit's activation ends.</summary>
            public const ushort Stop = 271;
            /// <summary>A unit moves: <c>subject</c>, <c>origin</c>, <c>place</c>.</summary>
            public const ushort Move = 272;
            /// <summary>A unit is placed by an effect: <c>subject</c>, <c>origin</c>, <c>place</c>.</summary>
            public const ushort Place = 273;
            /// <summary><c>subject</c> attacks <c>target</c>.</summary>
            public const ushort Attack = 274;
            /// <summary>The attack of <c>subject</c> on <c>target</c> ends: <c>value</c> damage.</summary>
            public const ushort AttackResult = 275;
            /// <summary><c>subject</c> is dealt <c>value</c> damage.</summary>
            public const ushort Damage = 276;
            /// <summary><c>value</c> damage is removed from <c>subject</c>.</summary>
            public const ushort Repair = 277;
            /// <summary><c>subject</c> is destroyed by <c>seat</c>.</summary>
            public const ushort Destroy = 278;
            /// <summary><c>subject</c> is discarded: <c>origin</c>, <c>place</c>.</summary>
            public const ushort Discard = 279;
            /// <summary><c>subject</c> becomes drained.</summary>
            public const ushort Drain = 280;
            /// <summary><c>subject</c> becomes ready.</summary>
            public const ushort Ready = 281;
            /// <summary><c>subject</c> uses its named ability.</summary>
            public const ushort Ability = 282;
            /// <summary>A trigger of <c>subject</c> runs.</summary>
            public const ushort Trigger = 283;
            /// <summary><c>subject</c> is granted an action: <c>value</c> 0 move, 1 attack.</summary>
            public const ushort Grant = 284;
            /// <summary>Offense of <c>subject</c> changes by <c>value</c>.</summary>
            public const ushort Offense = 285;
            /// <summary>Defense of <c>subject</c> changes by <c>value</c>.</summary>
            public const ushort Defense = 286;
            /// <summary>Control of <c>subject</c> changes by <c>value</c>.</summary>
            public const ushort ControlValue = 287;
            /// <summary><c>seat</c> wins control of objective <c>place</c>.</summary>
            public const ushort Control = 288;
            /// <summary>Nobody wins objective <c>place</c>.</summary>
            public const ushort Tie = 289;
            /// <summary><c>seat</c> gains <c>value</c> artifacts.</summary>
            public const ushort Artifacts = 290;
            /// <summary><c>seat</c> builds gate <c>value</c>.</summary>
            public const ushort Gate = 291;
            /// <summary><c>subject</c> gets an ELITE token.</summary>
            public const ushort Elite = 292;
            /// <summary>The ELITE token of <c>subject</c> goes back to the supply.</summary>
            public const ushort EliteGone = 293;
            /// <summary><c>seat</c> falls back from <c>origin</c> to <c>place</c>.</summary>
            public const ushort FallBack = 294;
            /// <summary><c>seat</c> depletes <c>value</c> command.</summary>
            public const ushort DepleteCommand = 295;
            /// <summary><c>seat</c> depletes <c>value</c> supply.</summary>
            public const ushort DepleteSupply = 296;
            /// <summary><c>seat</c> refreshes <c>value</c> command.</summary>
            public const ushort RefreshCommand = 297;
            /// <summary><c>seat</c> refreshes <c>value</c> supply.</summary>
            public const ushort RefreshSupply = 298;
            /// <summary><c>seat</c> puts a hand card into its deck: <c>value</c> 0 top, 1 bottom.</summary>
            public const ushort ToDeck = 299;
            /// <summary><c>seat</c> takes <c>subject</c> from its discard pile into its hand.</summary>
            public const ushort Return = 300;
            /// <summary><c>seat</c> reveals a card of its hand or the top of its deck.</summary>
            public const ushort Reveal = 301;
            /// <summary><c>seat</c> deals RUTHLESS damage with <c>subject</c> to <c>target</c>.</summary>
            public const ushort Ruthless = 302;
            /// <summary><c>seat</c> declines an offer.</summary>
            public const ushort Decline = 303;
            /// <summary><c>seat</c> has no card to draw.</summary>
            public const ushort NoCard = 304;
            /// <summary><c>seat</c> chose a unit for an effect: <c>target</c>.</summary>
            public const ushort ChooseUnit = 305;
            /// <summary><c>seat</c> chose a battlefield for an effect: <c>place</c>.</summary>
            public const ushort ChoosePlace = 306;
            /// <summary><c>seat</c> chose a card for an effect; a hand card is seen by its owner only.</summary>
            public const ushort ChooseCard = 307;
            /// <summary><c>seat</c> chose one of several effects: <c>value</c> from 0.</summary>
            public const ushort ChooseMode = 308;
            /// <summary>A shown card of the hand of <c>seat</c> is no longer known to be there; its owner gets its new id.</summary>
            public const ushort Conceal = 309;
        }

        /// <summary>Why: of a refusal, a fault or an outcome.</summary>
        public static class Reason
        {
            /// <summary>The card is not in this hand.</summary>
            public const uint NotInHand = 257;
            /// <summary>Too few ready command tokens.</summary>
            public const uint Command = 258;
            /// <summary>Too few ready supply tokens.</summary>
            public const uint Supply = 259;
            /// <summary>The unit is not one's own.</summary>
            public const uint NotYours = 260;
            /// <summary>The unit is drained.</summary>
            public const uint Drained = 261;
            /// <summary>Played this turn and no FRONTLINE.</summary>
            public const uint JustPlayed = 262;
            /// <summary>A unit was already activated this turn.</summary>
            public const uint Activated = 263;
            /// <summary>No mandatory order was given: only Pass closes the turn.</summary>
            public const uint MustPass = 264;
            /// <summary>The battlefields are not adjacent.</summary>
            public const uint NotAdjacent = 265;
            /// <summary>The target is friendly.</summary>
            public const uint Friendly = 266;
            /// <summary>The target stands elsewhere.</summary>
            public const uint Elsewhere = 267;
            /// <summary>The unit attacked in this activation.</summary>
            public const uint Attacked = 268;
            /// <summary>The unit used its named ability in this activation.</summary>
            public const uint AbilityUsed = 269;
            /// <summary>The unit has no named ability.</summary>
            public const uint NoAbility = 270;
            /// <summary>Draining needs two actions.</summary>
            public const uint TwoActions = 271;
            /// <summary>The unit's card forbids this action.</summary>
            public const uint Forbidden = 272;
            /// <summary>Another unit is active.</summary>
            public const uint NotActive = 273;
            /// <summary>The card cannot be played there.</summary>
            public const uint Place = 274;
            /// <summary>The card has no free way to be played, or must be paid.</summary>
            public const uint Price = 275;
            /// <summary>The unit is not among those that the effect allows.</summary>
            public const uint NotAllowed = 276;
            /// <summary>The activation asks for an action first.</summary>
            public const uint ActFirst = 277;
            /// <summary>One cannot fall back there.</summary>
            public const uint NoFallBack = 278;
            /// <summary>Only a unit can be chosen or named here.</summary>
            public const uint NotAUnit = 279;
            /// <summary>No token of this kind is ready.</summary>
            public const uint NoToken = 280;
            /// <summary>A seat built its fourth gate.</summary>
            public const uint FourthGate = 304;
            /// <summary>Both built the fourth gate; more artifacts were left.</summary>
            public const uint MoreArtifacts = 305;
            /// <summary>Both built the fourth gate; more total control.</summary>
            public const uint MoreControl = 306;
            /// <summary>Both built the fourth gate and are equal in all.</summary>
            public const uint Draw = 307;
        }
    }

    /// <summary>The numbers of one ruleset alone.</summary>
    public static class ColonialSpaceWars
    {
        /// <summary><see cref="Order.Kind"/>.</summary>
        public static class OrderKind
        {
            /// <summary>Attack or defend: <c>value</c> 0 attack, 1 defend.</summary>
            public const ushort Role = 513;
            /// <summary>Choose a base or corner: <c>value</c> its number.</summary>
            public const ushort Base = 514;
            /// <summary>Set a unit up: <c>subject</c>, <c>place</c>.</summary>
            public const ushort Deploy = 515;
            /// <summary>Credit a Plague kill: <c>subject</c> is fed.</summary>
            public const ushort Credit = 516;
            /// <summary>Activate a unit: <c>subject</c>, <c>place</c>, <c>value</c> its cost in command points.</summary>
            public const ushort Activate = 517;
            /// <summary>End the turn.</summary>
            public const ushort EndTurn = 518;
            /// <summary>HORDE: name the unit that acts next: <c>target</c>.</summary>
            public const ushort Horde = 519;
            /// <summary>Move: <c>subject</c>, <c>place</c>, <c>value</c> its cost in MOV points.</summary>
            public const ushort Move = 520;
            /// <summary>Embark: <c>subject</c> into <c>target</c>.</summary>
            public const ushort Embark = 521;
            /// <summary>Disembark: <c>subject</c> to <c>place</c>.</summary>
            public const ushort Disembark = 522;
            /// <summary>Attack: <c>subject</c> hits <c>target</c> with <c>value</c> points.</summary>
            public const ushort Attack = 523;
            /// <summary>HEAL: <c>subject</c> gives <c>target</c> one health level back.</summary>
            public const ushort Heal = 524;
            /// <summary>CONTROL: <c>subject</c> puts an Activation Marker on <c>target</c>.</summary>
            public const ushort Control = 525;
            /// <summary>The Messenger leaves the board: <c>subject</c>.</summary>
            public const ushort Leave = 526;
            /// <summary>End the activation: <c>subject</c>.</summary>
            public const ushort Stop = 527;
            /// <summary>Create a unit: <c>card</c>, <c>place</c>, <c>value</c> its cost in resource points.</summary>
            public const ushort Create = 528;
        }

        /// <summary><see cref="Info.Prompt"/>.</summary>
        public static class Prompt
        {
            /// <summary>Chance: a die for the initiative.</summary>
            public const uint Initiative = 513;
            /// <summary>Attack or defend.</summary>
            public const uint Role = 514;
            /// <summary>Choose a base or corner.</summary>
            public const uint Base = 515;
            /// <summary>Set a unit up.</summary>
            public const uint Deploy = 516;
            /// <summary>Who is fed by a Plague kill.</summary>
            public const uint Credit = 517;
            /// <summary>Activate a unit or end the turn.</summary>
            public const uint Turn = 518;
            /// <summary>Name a second HORDE unit.</summary>
            public const uint Horde = 519;
            /// <summary>An action of the active unit.</summary>
            public const uint Action = 520;
            /// <summary>Take FRENZY now or keep it.</summary>
            public const uint Frenzy = 521;
            /// <summary>Create a unit.</summary>
            public const uint Create = 522;
        }

        /// <summary><see cref="Info.Phase"/>.</summary>
        public static class Phase
        {
            /// <summary>The Initiative.</summary>
            public const uint Initiative = 513;
            /// <summary>Deployment.</summary>
            public const uint Deployment = 514;
            /// <summary>Game Turns.</summary>
            public const uint Turns = 515;
        }

        /// <summary><see cref="Event.Kind"/>.</summary>
        public static class EventKind
        {
            /// <summary><c>seat</c> rolls a die: <c>value</c>.</summary>
            public const ushort Roll = 513;
            /// <summary><c>seat</c> attacks.</summary>
            public const ushort Attacker = 514;
            /// <summary><c>seat</c> takes base or corner <c>value</c>.</summary>
            public const ushort Base = 515;
            /// <summary><c>seat</c> sets <c>subject</c> up at <c>place</c>.</summary>
            public const ushort Deploy = 516;
            /// <summary>Round <c>value</c> begins.</summary>
            public const ushort Round = 517;
            /// <summary><c>seat</c> takes a turn.</summary>
            public const ushort Turn = 518;
            /// <summary><c>seat</c> now stores <c>value</c> resource points.</summary>
            public const ushort Resources = 519;
            /// <summary>A PLAGUE unit touches <c>subject</c>.</summary>
            public const ushort Plague = 520;
            /// <summary><c>seat</c> has <c>value</c> command points, one event a sword, in order.</summary>
            public const ushort Command = 521;
            /// <summary><c>seat</c> activates <c>subject</c> for <c>value</c> command points.</summary>
            public const ushort Activate = 522;
            /// <summary><c>subject</c> will act next, for free.</summary>
            public const ushort Horde = 523;
            /// <summary><c>subject</c> goes one square from <c>origin</c> to <c>place</c>; <c>value</c> MOV points are left.</summary>
            public const ushort Step = 524;
            /// <summary><c>subject</c> embarks in <c>target</c>.</summary>
            public const ushort Embark = 525;
            /// <summary><c>subject</c> leaves <c>target</c> and stands at <c>place</c>.</summary>
            public const ushort Disembark = 526;
            /// <summary><c>subject</c> hits <c>target</c> with <c>value</c> points.</summary>
            public const ushort Attack = 527;
            /// <summary><c>subject</c> absorbs <c>value</c> hits.</summary>
            public const ushort Absorb = 528;
            /// <summary><c>subject</c> loses <c>value</c> health levels.</summary>
            public const ushort Damage = 529;
            /// <summary><c>subject</c> is destroyed.</summary>
            public const ushort Destroy = 530;
            /// <summary>FEED: <c>subject</c> has a health level back.</summary>
            public const ushort Feed = 531;
            /// <summary>FRENZY: <c>subject</c> has all its ATA points again.</summary>
            public const ushort Frenzy = 532;
            /// <summary>HEAL: <c>subject</c> gives <c>target</c> a health level back.</summary>
            public const ushort Heal = 533;
            /// <summary>CONTROL: <c>subject</c> puts an Activation Marker on <c>target</c>.</summary>
            public const ushort Control = 534;
            /// <summary>The activation of <c>subject</c> ends; it has an Activation Marker.</summary>
            public const ushort Stop = 535;
            /// <summary><c>seat</c> ends its turn; its Activation Markers come off.</summary>
            public const ushort EndTurn = 536;
            /// <summary><c>seat</c> creates <c>subject</c> at <c>place</c> for <c>value</c> resource points.</summary>
            public const ushort Create = 537;
            /// <summary><c>seat</c> is beaten.</summary>
            public const ushort Beaten = 538;
            /// <summary><c>subject</c> leaves the game with its beaten player.</summary>
            public const ushort Remove = 539;
            /// <summary><c>subject</c> leaves the board over the attacker's edge.</summary>
            public const ushort Leave = 540;
            /// <summary><c>seat</c> declines.</summary>
            public const ushort Decline = 541;
        }

        /// <summary>Why: of a refusal, a fault or an outcome.</summary>
        public static class Reason
        {
            /// <summary>Not one's own unit.</summary>
            public const uint NotYours = 513;
            /// <summary>The unit has an Activation Marker.</summary>
            public const uint Marked = 514;
            /// <summary>Too few command points.</summary>
            public const uint Command = 515;
            /// <summary>Out of reach of every NET.</summary>
            public const uint Disconnected = 516;
            /// <summary>Another unit is active.</summary>
            public const uint NotActive = 517;
            /// <summary>Too few MOV points, or no way.</summary>
            public const uint TooFar = 518;
            /// <summary>The terrain is closed to this unit.</summary>
            public const uint Closed = 519;
            /// <summary>An enemy stands there.</summary>
            public const uint EnemyThere = 520;
            /// <summary>No MOV would be left to leave the occupied square.</summary>
            public const uint NoWayOff = 521;
            /// <summary>The unit is over another one.</summary>
            public const uint Occupied = 522;
            /// <summary>The target is beyond RNG.</summary>
            public const uint Range = 523;
            /// <summary>The target is Cloaked and not adjacent.</summary>
            public const uint Cloaked = 524;
            /// <summary>The target is PROTECTED by a neighbour.</summary>
            public const uint Protected = 525;
            /// <summary>The target is a friend that cannot be attacked.</summary>
            public const uint Friend = 526;
            /// <summary>Too few ATA points against this class.</summary>
            public const uint AttackPoints = 527;
            /// <summary>More points than the target can take.</summary>
            public const uint Surplus = 528;
            /// <summary>The unit has no such skill.</summary>
            public const uint NoSkill = 529;
            /// <summary>The skill is used up in this turn.</summary>
            public const uint SkillUsed = 530;
            /// <summary>The skill cannot choose this class.</summary>
            public const uint Class = 531;
            /// <summary>The target is undamaged.</summary>
            public const uint Undamaged = 532;
            /// <summary>The target is an enemy.</summary>
            public const uint NotAFriend = 533;
            /// <summary>The target is not next to the unit.</summary>
            public const uint NotAdjacent = 534;
            /// <summary>Not a transport, or not for this unit.</summary>
            public const uint NoTransport = 535;
            /// <summary>The transport is full.</summary>
            public const uint Full = 536;
            /// <summary>The unit is aboard a transport.</summary>
            public const uint Aboard = 537;
            /// <summary>Not a square where this unit can be set up.</summary>
            public const uint NotInBase = 538;
            /// <summary>Somebody stands there.</summary>
            public const uint Taken = 539;
            /// <summary>Another unit would find no square.</summary>
            public const uint NoRoom = 540;
            /// <summary>The base is taken or does not exist here.</summary>
            public const uint NoBase = 541;
            /// <summary>Too few resource points.</summary>
            public const uint Resources = 542;
            /// <summary>The level is not open.</summary>
            public const uint Level = 543;
            /// <summary>Not for sale, or of another faction.</summary>
            public const uint NotForSale = 544;
            /// <summary>Not next to the Bastion.</summary>
            public const uint NotAtBastion = 545;
            /// <summary>Only the Messenger leaves the board, over the attacker's edge.</summary>
            public const uint CannotLeave = 546;
            /// <summary>The transport is not next to the unit.</summary>
            public const uint NotBeside = 547;
            /// <summary>The last LEADER or NODE is gone.</summary>
            public const uint NoCommand = 560;
            /// <summary>The last unit is gone.</summary>
            public const uint NoUnits = 561;
            /// <summary>No unit could be activated.</summary>
            public const uint CannotActivate = 562;
            /// <summary>The Messenger was killed.</summary>
            public const uint MessengerKilled = 563;
            /// <summary>The Messenger has left the board.</summary>
            public const uint MessengerEscaped = 564;
            /// <summary>The Bastion was destroyed.</summary>
            public const uint BastionLost = 565;
            /// <summary>The same position for three rounds.</summary>
            public const uint Repetition = 566;
            /// <summary>Nobody can hurt what the other side lives by.</summary>
            public const uint NoMeans = 567;
        }
    }

    /// <summary>The numbers of one ruleset alone.</summary>
    public static class WarsTcg
    {
        /// <summary><see cref="Order.Kind"/>.</summary>
        public static class OrderKind
        {
            /// <summary>Chance: <c>value</c> is the seat that takes the first turn.</summary>
            public const ushort Coin = 769;
            /// <summary>Chance: a card of a hand at random: <c>card</c>.</summary>
            public const ushort Random = 770;
            /// <summary>Pick a starting location: <c>card</c>.</summary>
            public const ushort Start = 771;
            /// <summary>Play a card of the hand: <c>card</c>, <c>target</c> the card or location that it enters at, aboard or beneath.</summary>
            public const ushort Play = 772;
            /// <summary>Play an order or interrupt: <c>card</c>, <c>value</c> 0 used, 1 lost.</summary>
            public const ushort PlayAs = 773;
            /// <summary>Use an activated ability: <c>subject</c>, <c>value</c> its index.</summary>
            public const ushort Use = 774;
            /// <summary>Perform the activation.</summary>
            public const ushort Activate = 775;
            /// <summary>Drain at a location: <c>target</c>.</summary>
            public const ushort Drain = 776;
            /// <summary>Attack at a location: <c>target</c>.</summary>
            public const ushort Attack = 777;
            /// <summary>Move <c>subject</c> to <c>target</c>: a location, or a ship to go aboard.</summary>
            public const ushort Move = 778;
            /// <summary>Draw a card from the active pile.</summary>
            public const ushort Draw = 779;
            /// <summary>Choose an open card: <c>target</c>.</summary>
            public const ushort Choose = 780;
            /// <summary>Choose what is pending: <c>target</c> its id.</summary>
            public const ushort ChoosePending = 781;
            /// <summary>Choose a player: <c>value</c> the seat.</summary>
            public const ushort ChoosePlayer = 782;
            /// <summary>Choose a card of a hand or pile: <c>card</c>.</summary>
            public const ushort ChooseCard = 783;
            /// <summary>Choose one of several effects: <c>value</c> from 0.</summary>
            public const ushort ChooseMode = 784;
            /// <summary>Lose the top of a pile: <c>value</c> 0 reserve, 1 active, 2 used.</summary>
            public const ushort LoseTop = 785;
            /// <summary>Lose a hand card: <c>card</c>.</summary>
            public const ushort LoseHand = 786;
            /// <summary>Damage <c>target</c> for attrition or casualties.</summary>
            public const ushort Damage = 787;
            /// <summary>Destroy the damaged card <c>target</c> next.</summary>
            public const ushort Destroy = 788;
            /// <summary>Take <c>target</c> along.</summary>
            public const ushort Bring = 789;
            /// <summary>Put this waiting trigger of <c>subject</c> on the stack next: <c>value</c> its place in the queue.</summary>
            public const ushort Trigger = 790;
            /// <summary>Apply the replacement of <c>subject</c>: <c>value</c> its index.</summary>
            public const ushort Instead = 791;
            /// <summary>Play a location into its row: <c>card</c>, <c>value</c> its place there, from 0.</summary>
            public const ushort PlayRow = 792;
            /// <summary>Play an asset into the asset area: <c>card</c>.</summary>
            public const ushort PlayArea = 793;
        }

        /// <summary><see cref="Info.Prompt"/>.</summary>
        public static class Prompt
        {
            /// <summary>Chance: who takes the first turn.</summary>
            public const uint Coin = 769;
            /// <summary>Pick a starting location.</summary>
            public const uint Start = 770;
            /// <summary>Chance: the face of a card that is seen first.</summary>
            public const uint Face = 771;
            /// <summary>Chance: a card of a hand at random.</summary>
            public const uint Random = 772;
            /// <summary>A phase: act or pass.</summary>
            public const uint Phase = 773;
            /// <summary>Respond to what is pending, or pass.</summary>
            public const uint Respond = 774;
            /// <summary>Before a step of a battle: act or pass.</summary>
            public const uint Battle = 775;
            /// <summary>At the end of the turn: act or pass.</summary>
            public const uint End = 776;
            /// <summary>Which trigger goes on the stack first.</summary>
            public const uint Trigger = 777;
            /// <summary>Choose a card.</summary>
            public const uint Card = 778;
            /// <summary>Choose a location.</summary>
            public const uint Place = 779;
            /// <summary>Choose a player.</summary>
            public const uint Player = 780;
            /// <summary>Name a number.</summary>
            public const uint Number = 781;
            /// <summary>Choose a hand card.</summary>
            public const uint HandCard = 782;
            /// <summary>Choose a card of a pile.</summary>
            public const uint PileCard = 783;
            /// <summary>Choose an effect.</summary>
            public const uint Mode = 784;
            /// <summary>Use an optional effect, or pay for it, or not.</summary>
            public const uint May = 785;
            /// <summary>How much to activate.</summary>
            public const uint Activate = 786;
            /// <summary>What to lose.</summary>
            public const uint Lose = 787;
            /// <summary>Reveal a card for battle destiny or not.</summary>
            public const uint Reveal = 788;
            /// <summary>What to damage for attrition.</summary>
            public const uint Attrition = 789;
            /// <summary>What to damage or lose for casualties.</summary>
            public const uint Casualties = 790;
            /// <summary>Which damaged card is destroyed next.</summary>
            public const uint Destroy = 791;
            /// <summary>Who comes along.</summary>
            public const uint Passengers = 792;
            /// <summary>Which replacement applies.</summary>
            public const uint Instead = 793;
            /// <summary>Draw another card or not.</summary>
            public const uint Draw = 794;
            /// <summary>Play a card by an effect, or not.</summary>
            public const uint Play = 795;
        }

        /// <summary><see cref="Info.Phase"/>.</summary>
        public static class Phase
        {
            /// <summary>Set-up.</summary>
            public const uint Setup = 769;
            /// <summary>1. Activate Phase</summary>
            public const uint Activate = 770;
            /// <summary>2. Control Phase</summary>
            public const uint Control = 771;
            /// <summary>3. Deploy Phase</summary>
            public const uint Deploy = 772;
            /// <summary>4. Battle Phase</summary>
            public const uint Battle = 773;
            /// <summary>5. Move Phase</summary>
            public const uint Move = 774;
            /// <summary>6. Draw Phase</summary>
            public const uint Draw = 775;
            /// <summary>End of Turn</summary>
            public const uint End = 776;
        }

        /// <summary><see cref="Event.Kind"/>.</summary>
        public static class EventKind
        {
            /// <summary><c>seat</c> takes the first turn.</summary>
            public const ushort First = 769;
            /// <summary><c>seat</c> picked a starting location; which is shown when both have.</summary>
            public const ushort Pick = 770;
            /// <summary>A starting location is placed: <c>seat</c>, <c>subject</c>.</summary>
            public const ushort Start = 771;
            /// <summary><c>seat</c> shuffles a pile: <c>place</c>.</summary>
            public const ushort Shuffle = 772;
            /// <summary><c>seat</c> draws a card: <c>origin</c> the pile.</summary>
            public const ushort Draw = 773;
            /// <summary>Turn <c>value</c> begins, of <c>seat</c>.</summary>
            public const ushort Turn = 774;
            /// <summary>Phase <c>value</c> begins.</summary>
            public const ushort Phase = 775;
            /// <summary><c>seat</c> passes.</summary>
            public const ushort Pass = 776;
            /// <summary><c>seat</c> plays a card: <c>subject</c>, <c>target</c> where it is to enter.</summary>
            public const ushort Play = 777;
            /// <summary><c>seat</c> uses an ability of <c>subject</c>: <c>value</c> its index.</summary>
            public const ushort Use = 778;
            /// <summary>A trigger of <c>subject</c> goes on the stack.</summary>
            public const ushort Trigger = 779;
            /// <summary><c>seat</c> performs an activation.</summary>
            public const ushort Activation = 780;
            /// <summary><c>seat</c> drains at <c>target</c>.</summary>
            public const ushort Drain = 781;
            /// <summary><c>seat</c> attacks at <c>target</c>.</summary>
            public const ushort Attack = 782;
            /// <summary><c>seat</c> moves <c>subject</c> to <c>target</c> by a movement action.</summary>
            public const ushort Movement = 783;
            /// <summary><c>seat</c> performs a draw.</summary>
            public const ushort DrawAction = 784;
            /// <summary>What <c>subject</c> (an ability, a card or a phase action) is about to do resolves.</summary>
            public const ushort Resolve = 785;
            /// <summary>What <c>subject</c> put on the stack is canceled.</summary>
            public const ushort Cancel = 786;
            /// <summary><c>seat</c> activates <c>value</c> energy.</summary>
            public const ushort Activate = 787;
            /// <summary><c>seat</c> pays <c>value</c> energy.</summary>
            public const ushort Pay = 788;
            /// <summary><c>seat</c> loses a card: <c>subject</c>, <c>origin</c> the pile or hand.</summary>
            public const ushort Lose = 789;
            /// <summary><c>seat</c> reveals a card for destiny: <c>card</c>, <c>value</c> its number.</summary>
            public const ushort Destiny = 790;
            /// <summary><c>seat</c> reveals a card for battle destiny: <c>card</c>, <c>value</c> what it counts for.</summary>
            public const ushort BattleDestiny = 791;
            /// <summary><c>subject</c> enters play at, aboard or beneath <c>target</c>.</summary>
            public const ushort Enter = 792;
            /// <summary><c>subject</c> moves from <c>origin</c> to <c>target</c>.</summary>
            public const ushort Move = 793;
            /// <summary><c>subject</c> is damaged.</summary>
            public const ushort Damage = 794;
            /// <summary><c>subject</c> is no longer damaged.</summary>
            public const ushort Undamage = 795;
            /// <summary><c>subject</c> is destroyed.</summary>
            public const ushort Destroy = 796;
            /// <summary><c>subject</c> is dismissed.</summary>
            public const ushort Dismiss = 797;
            /// <summary><c>subject</c> goes to its owner's lost pile.</summary>
            public const ushort Lost = 798;
            /// <summary><c>subject</c> is inverted.</summary>
            public const ushort Invert = 799;
            /// <summary><c>subject</c> is reverted.</summary>
            public const ushort Revert = 800;
            /// <summary>A card goes from <c>origin</c> to <c>place</c>, of <c>seat</c>.</summary>
            public const ushort Put = 801;
            /// <summary><c>seat</c> retrieves a card.</summary>
            public const ushort Retrieve = 802;
            /// <summary><c>seat</c> shows a card of hand or pile: <c>place</c>.</summary>
            public const ushort Show = 803;
            /// <summary><c>seat</c> looks at the cards of a pile: <c>place</c>, <c>value</c> how many, 0 all.</summary>
            public const ushort Look = 804;
            /// <summary>Power of <c>subject</c> changes by <c>value</c> for a while.</summary>
            public const ushort Power = 805;
            /// <summary>Tactics of <c>subject</c> changes by <c>value</c> for a while.</summary>
            public const ushort Tactics = 806;
            /// <summary>Defense of <c>subject</c> changes by <c>value</c> for a while.</summary>
            public const ushort Defense = 807;
            /// <summary><c>subject</c> bears mark <c>value</c> for a while.</summary>
            public const ushort Mark = 808;
            /// <summary>A number of the battle of <c>seat</c> changes by <c>value</c>.</summary>
            public const ushort Tally = 809;
            /// <summary><c>seat</c> gains a support icon at <c>target</c>: <c>value</c> the faction.</summary>
            public const ushort Icon = 810;
            /// <summary>A battle begins at <c>target</c>; <c>seat</c> is the attacker.</summary>
            public const ushort Battle = 811;
            /// <summary>Step <c>value</c> of the battle begins.</summary>
            public const ushort BattleStep = 812;
            /// <summary>The battle destiny of <c>seat</c> is <c>value</c>.</summary>
            public const ushort BattleDestinyTotal = 813;
            /// <summary>Attrition against <c>seat</c> is <c>value</c>.</summary>
            public const ushort Attrition = 814;
            /// <summary>Total power of <c>seat</c> is <c>value</c>.</summary>
            public const ushort TotalPower = 815;
            /// <summary><c>seat</c> wins the battle: <c>value</c> casualties.</summary>
            public const ushort BattleWon = 816;
            /// <summary>The battle has no winner.</summary>
            public const ushort BattleTied = 817;
            /// <summary>The battle is over.</summary>
            public const ushort BattleEnds = 818;
            /// <summary>The drain of <c>seat</c> takes <c>value</c> energy at <c>target</c>.</summary>
            public const ushort Drained = 819;
            /// <summary>Both players recirculate.</summary>
            public const ushort Recirculate = 820;
            /// <summary>A card is stacked on <c>target</c>: <c>subject</c>.</summary>
            public const ushort Stack = 821;
            /// <summary><c>seat</c> chose a card or pending item: <c>target</c>.</summary>
            public const ushort Choose = 822;
            /// <summary><c>seat</c> chose a location: <c>target</c>.</summary>
            public const ushort ChoosePlace = 823;
            /// <summary><c>seat</c> chose a card by title.</summary>
            public const ushort ChooseCard = 824;
            /// <summary><c>seat</c> chose one of several effects: <c>value</c>.</summary>
            public const ushort ChooseMode = 825;
            /// <summary><c>seat</c> declines an offer.</summary>
            public const ushort Decline = 826;
            /// <summary><c>seat</c> names a number: <c>value</c>.</summary>
            public const ushort Number = 827;
            /// <summary>A shown card of the hand of <c>seat</c> is no longer known to be there; its owner gets its new id.</summary>
            public const ushort Conceal = 828;
            /// <summary>A replacement of <c>subject</c> applies.</summary>
            public const ushort Instead = 829;
            /// <summary><c>seat</c> reveals nothing for battle destiny.</summary>
            public const ushort NoReveal = 830;
            /// <summary><c>seat</c> has no card to reveal or draw.</summary>
            public const ushort NoCard = 831;
            /// <summary>An act is forbidden to <c>seat</c> for a while: <c>value</c> which, at <c>target</c>.</summary>
            public const ushort Forbid = 832;
        }

        /// <summary>Why: of a refusal, a fault or an outcome.</summary>
        public static class Reason
        {
            /// <summary>The card is not in this hand.</summary>
            public const uint NotInHand = 769;
            /// <summary>Too little active energy.</summary>
            public const uint Energy = 770;
            /// <summary>Too few support icons.</summary>
            public const uint Support = 771;
            /// <summary>A copy of this unique card is in play.</summary>
            public const uint Unique = 772;
            /// <summary>Not this phase, or not the own one.</summary>
            public const uint Phase = 773;
            /// <summary>The stack is not empty.</summary>
            public const uint Stack = 774;
            /// <summary>The card cannot enter there.</summary>
            public const uint Place = 775;
            /// <summary>The ship has no room.</summary>
            public const uint Capacity = 776;
            /// <summary>No icon, unit or ship of one's own there.</summary>
            public const uint NoIcon = 777;
            /// <summary>The card bears a weapon already.</summary>
            public const uint Weapon = 778;
            /// <summary>What its text asks for does not hold.</summary>
            public const uint Condition = 779;
            /// <summary>There is nothing to target.</summary>
            public const uint NoTarget = 780;
            /// <summary>The price cannot be paid.</summary>
            public const uint Price = 781;
            /// <summary>It was used as often as it may be this turn.</summary>
            public const uint UsedUp = 782;
            /// <summary>A copy of this title was played this turn.</summary>
            public const uint Played = 783;
            /// <summary>The card is not one's own.</summary>
            public const uint NotYours = 784;
            /// <summary>The location is not controlled.</summary>
            public const uint NotControlled = 785;
            /// <summary>No energy icon on the opponent's side.</summary>
            public const uint NoDrainIcon = 786;
            /// <summary>Drained this turn already.</summary>
            public const uint Drained = 787;
            /// <summary>Both sides must be there.</summary>
            public const uint NoEnemy = 788;
            /// <summary>Attacked this turn already.</summary>
            public const uint Attacked = 789;
            /// <summary>Not adjacent, not related, or the same place.</summary>
            public const uint NotReached = 790;
            /// <summary>It cannot move.</summary>
            public const uint NoMove = 791;
            /// <summary>Activation was performed.</summary>
            public const uint Activated = 792;
            /// <summary>More than can be activated.</summary>
            public const uint TooMuch = 793;
            /// <summary>It is forbidden by a card.</summary>
            public const uint Forbidden = 794;
            /// <summary>The card is not among those that may be chosen.</summary>
            public const uint NotAllowed = 795;
            /// <summary>The attrition is satisfied, or not yet.</summary>
            public const uint Attrition = 796;
            /// <summary>A location where one is needed.</summary>
            public const uint NotALocation = 797;
            /// <summary>A player has no energy left.</summary>
            public const uint NoEnergy = 816;
            /// <summary>Both have no energy left.</summary>
            public const uint BothOut = 817;
        }
    }
}
