//! What cards, icons and totals are worth now: worked out when asked, in fixed stages, and kept nowhere.

use super::WarsTcg;
use super::card::{Keywords, Kind, LocationKind, Stat, keyword};
use super::effect::{Act, CardsRef, Energy, Mark, Name, Statement, Static, StaticKind, Tally, Target, Who};
use super::select::{Eyes, stage};
use super::state::{Item, Lasts, State, Zone, each_slot};

/// What an act costs: energy that is paid, and energy that is lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// Paid.
    pub pay: i16,
    /// Lost.
    pub lose: i16,
}

impl WarsTcg {
    /// Power, tactics or defense of a card in play, now.
    pub fn stat(&self, state: &State, stat: Stat, slot: usize) -> i16 {
        self.stat_for(state, stat, slot, stage::ALL)
    }

    /// The stat as an ability of this stage may read it.
    pub fn stat_for(&self, state: &State, stat: Stat, slot: usize, reader: u8) -> i16 {
        let swapped = stat != Stat::Power && reader == stage::ALL && self.bears(state, Mark::Swap, slot);
        let stat = match stat {
            Stat::Tactics if swapped => Stat::Defense,
            Stat::Defense if swapped => Stat::Tactics,
            stat => stat,
        };
        let own = match stat {
            Stat::Tactics => stage::TACTICS,
            Stat::Defense => stage::DEFENSE,
            Stat::Power => stage::POWER,
        };
        let early = self.early(state, stat, slot);
        if own >= reader {
            return early;
        }
        let mut value = early;
        if self.face(state, slot).kind == Kind::Ship && stat != Stat::Defense {
            value += self.piloting_aboard(state, slot);
        }
        self.each_static(state, |source, ability| {
            if let StaticKind::Stat { stat: changed, of, by } = ability.what {
                if changed == stat && self.static_hits(state, source, ability, of, slot, own) {
                    let item = Item { each: slot as u8 + 1, ..self.sight(state, source) };
                    value += self.number(state, Eyes { item: &item, stage: own, card: 0 }, by);
                }
            }
        });
        value
    }

    /// Printed value and changes for a while, without ongoing abilities.
    pub fn early(&self, state: &State, stat: Stat, slot: usize) -> i16 {
        let card = &state.cards[slot];
        let index = stat as usize;
        let printed: i16 = self.card(card.card).sides[card.face()].stats[index].into();
        printed + i16::from(card.add[0][index]) + i16::from(card.add[1][index])
    }

    fn piloting_aboard(&self, state: &State, ship: usize) -> i16 {
        let aboard = each_slot(state.play).filter(|slot| {
            let card = &state.cards[*slot];
            card.zone == Zone::Aboard && usize::from(card.host) == ship
        });
        aboard.map(|slot| i16::from(self.keywords(state, slot, stage::TACTICS).piloting)).sum()
    }

    /// Visits the ongoing abilities of cards in play, without looking whether their condition holds.
    pub fn each_static(&self, state: &State, mut visit: impl FnMut(usize, &Static)) {
        for source in each_slot(state.statics) {
            let card = &state.cards[source];
            for ability in &self.card(card.card).sides[card.face()].statics {
                visit(source, ability);
            }
        }
    }

    /// Does an ongoing ability apply to this card now?
    fn static_hits(&self, state: &State, source: usize, ability: &Static, of: Target, slot: usize, own: u8) -> bool {
        let mine = &state.cards[source];
        let meant = match of {
            Target::One(Name::This) => source == slot,
            Target::One(Name::Bearer) => {
                matches!(mine.zone, Zone::Beneath | Zone::Aboard) && usize::from(mine.host) == slot
            }
            Target::One(_) => false,
            Target::All(_) => true,
        };
        if !meant {
            return false;
        }
        let item = self.sight(state, source);
        let eyes = Eyes { item: &item, stage: own, card: 0 };
        let fits = match of {
            Target::All(cards) => self.fits(state, eyes, self.selection(cards), slot),
            Target::One(_) => true,
        };
        fits && ability.condition.is_none_or(|condition| self.holds(state, eyes, condition))
    }

    /// The keywords of a card in play; `reader` is the stage that reads.
    pub fn keywords(&self, state: &State, slot: usize, reader: u8) -> Keywords {
        let card = &state.cards[slot];
        let mut keywords = self.card(card.card).sides[card.face()].keywords;
        if reader > stage::KEYWORDS && self.library.gives_keywords {
            self.each_static(state, |source, ability| {
                if let StaticKind::Keyword { of, piloting, quickdraw } = ability.what {
                    if self.static_hits(state, source, ability, of, slot, stage::KEYWORDS) {
                        keywords.piloting += piloting;
                        keywords.quickdraw += quickdraw;
                    }
                }
            });
        }
        keywords
    }

    /// Does the card bear a mark, for a while or by an ongoing ability?
    pub fn bears(&self, state: &State, mark: Mark, slot: usize) -> bool {
        let card = &state.cards[slot];
        if (card.marks[0] | card.marks[1]) & 1 << mark as u8 != 0 {
            return true;
        }
        let mut bears = mark == Mark::Immune && self.has_captain(state, slot);
        self.each_static(state, |source, ability| {
            if let StaticKind::Mark { mark: given, of } = ability.what {
                bears |= given == mark && self.static_hits(state, source, ability, of, slot, stage::ALL);
            }
        });
        bears
    }

    /// Captain: a ship and all aboard are immune while the captain is aboard.
    fn has_captain(&self, state: &State, slot: usize) -> bool {
        let ship = match state.cards[slot].zone {
            Zone::Aboard => state.cards[slot].host.into(),
            _ => slot,
        };
        let captain = &self.face(state, ship).captain;
        !captain.is_empty()
            && each_slot(state.play).any(|aboard| {
                let card = &state.cards[aboard];
                card.zone == Zone::Aboard && usize::from(card.host) == ship && self.card(card.card).name == *captain
            })
    }

    /// Is an act forbidden to a seat at a place, for this card (0 for none)?
    pub fn forbids(
        &self,
        state: &State,
        act: Act,
        seat: u8,
        place: Option<usize>,
        slot: Option<usize>,
        card: u16,
    ) -> bool {
        let here = place.map_or(0, |place| place as u8 + 1);
        let by_effect = state.lasting.iter().any(|lasting| {
            lasting.kind == Lasts::Forbid
                && lasting.what == act as u8
                && lasting.seat == seat
                && (lasting.place == 0 || lasting.place == here)
        });
        let mut forbidden = by_effect;
        self.each_static(state, |source, ability| {
            if let StaticKind::Forbid { act: what, by, at, of } = ability.what {
                if !forbidden && what == act {
                    let item = Item { they: seat, ..self.sight(state, source) };
                    let eyes = Eyes::of(&item);
                    forbidden = self.who(&item, by) == seat
                        && place.is_none_or(|place| self.spot(state, eyes, at) & 1 << place != 0)
                        && self.is_meant(state, eyes, of, slot, card)
                        && ability.condition.is_none_or(|condition| self.holds(state, eyes, condition));
                }
            }
        });
        forbidden
    }

    /// Does a selection mean this card in play, or a card that is to be played?
    fn is_meant(&self, state: &State, eyes: Eyes, of: Option<CardsRef>, slot: Option<usize>, card: u16) -> bool {
        match (of, slot) {
            (None, _) => true,
            (Some(cards), Some(slot)) => self.fits(state, eyes, self.selection(cards), slot),
            (Some(cards), None) if card != 0 => {
                self.face_fits(self.selection(cards), card)
                    && self.selection(cards).when.is_none_or(|when| self.holds(state, Eyes { card, ..eyes }, when))
            }
            (Some(_), None) => false,
        }
    }

    /// What cards add to the price of an act.
    pub fn toll(
        &self,
        state: &State,
        act: Act,
        seat: u8,
        place: Option<usize>,
        slot: Option<usize>,
        card: u16,
    ) -> Toll {
        let mut toll = Toll::default();
        self.each_static(state, |source, ability| {
            if let StaticKind::Tax { act: what, by, at, of, pay, lose } = ability.what {
                if what == act {
                    let item = Item { they: seat, ..self.sight(state, source) };
                    let eyes = Eyes::of(&item);
                    let applies = self.who(&item, by) == seat
                        && place.is_none_or(|place| self.spot(state, eyes, at) & 1 << place != 0)
                        && self.is_meant(state, eyes, of, slot, card)
                        && ability.condition.is_none_or(|condition| self.holds(state, eyes, condition));
                    if applies {
                        toll.pay += self.number(state, eyes, pay);
                        toll.lose += self.number(state, eyes, lose);
                    }
                }
            }
        });
        toll
    }

    /// The energy that playing a card costs at this place (a location, a ship or a bearer), taxes included.
    pub fn price(&self, state: &State, seat: u8, card: u16, on: Option<usize>, energy: Energy) -> Toll {
        let face = self.card(card);
        let place = on.and_then(|slot| state.place(slot));
        let mut item = Item { seat, they: seat, card, ..Item::default() };
        item.p[0] = place.map_or(0, |place| place as u8 + 1);
        item.here = item.p[0];
        let eyes = Eyes { card, ..Eyes::of(&item) };
        let toll = self.toll(state, Act::Play, seat, place, None, card);
        let play = face.play[0].as_ref();
        let free = play.and_then(|play| play.free).is_some_and(|free| self.holds(state, eyes, free));
        let change = play.and_then(|play| play.price).map_or(0, |price| self.number(state, eyes, price));
        let pay = match energy {
            Energy::Free => toll.pay.max(0),
            Energy::Add(_) if free => toll.pay.max(0),
            Energy::Add(more) => i16::from(face.energy) + change + i16::from(more) + toll.pay,
        };
        Toll { pay: pay.max(0), lose: toll.lose.max(0) }
    }

    /// Has the player so many icons as a card asks for?
    pub fn supports(&self, state: &State, seat: u8, card: u16) -> bool {
        let needed = self.card(card).support;
        (0..5u8).all(|faction| {
            let needed = i16::from(needed[usize::from(faction)]);
            needed == 0 || self.all_of(state, seat, faction, stage::ALL) >= needed
        })
    }

    fn all_of(&self, state: &State, seat: u8, faction: u8, reader: u8) -> i16 {
        let places = state.rows.iter().map(|slot| usize::from(*slot));
        places.map(|place| self.support_for(state, seat, place, faction, reader)).sum()
    }

    /// A player's support icons in play, by faction.
    pub fn all_icons(&self, state: &State, seat: u8, reader: u8) -> [i16; 5] {
        std::array::from_fn(|faction| self.all_of(state, seat, faction as u8, reader))
    }

    /// Energy icons on a player's side of a location.
    pub fn energy_icons(&self, state: &State, seat: u8, place: usize) -> i16 {
        self.energy_for(state, seat, place, stage::ALL)
    }

    /// The same, as an ability of this stage may read it.
    pub fn energy_for(&self, state: &State, seat: u8, place: usize, reader: u8) -> i16 {
        let side = |slot: usize, index: usize| {
            self.face(state, slot).location.map_or(0, |location| i16::from(location.energy[index]))
        };
        let mut icons = side(place, usize::from(state.cards[place].seat != seat));
        icons += self.camps(state, seat, place).map(|camp| side(camp, 0)).sum::<i16>();
        if reader > stage::ICONS {
            self.each_static(state, |source, ability| {
                if let StaticKind::EnergyIcon { of, at, by } = ability.what {
                    icons += self.given(state, source, ability, (of, seat), (at, place), by, stage::ICONS);
                }
            });
        }
        icons.max(0)
    }

    /// A player's encampments beneath a location.
    fn camps<'a>(&'a self, state: &'a State, seat: u8, place: usize) -> impl Iterator<Item = usize> + 'a {
        each_slot(state.play).filter(move |slot| {
            let card = &state.cards[*slot];
            card.zone == Zone::Beneath
                && usize::from(card.host) == place
                && card.seat == seat
                && self.card(card.card).kind == Kind::Location
        })
    }

    /// Has the player an encampment beneath this location?
    pub fn has_camp(&self, state: &State, seat: u8, place: usize) -> bool {
        self.camps(state, seat, place).next().is_some()
    }

    /// What an ongoing ability gives a seat at a place.
    #[allow(clippy::too_many_arguments, reason = "an ability, whose, where, how much and when are all needed")]
    fn given(
        &self,
        state: &State,
        source: usize,
        ability: &Static,
        (of, seat): (Who, u8),
        (at, place): (super::effect::Spot, usize),
        by: super::effect::NumberRef,
        own: u8,
    ) -> i16 {
        let item = Item { they: seat, ..self.sight(state, source) };
        let eyes = Eyes { item: &item, stage: own, card: 0 };
        let applies = self.who(&item, of) == seat
            && self.spot(state, eyes, at) & 1 << place != 0
            && ability.condition.is_none_or(|condition| self.holds(state, eyes, condition));
        if applies { self.number(state, eyes, by) } else { 0 }
    }

    /// Support icons of a faction on a player's side of a location.
    pub fn support_icons(&self, state: &State, seat: u8, place: usize, faction: u8) -> i16 {
        self.support_for(state, seat, place, faction, stage::ALL)
    }

    /// The same, as an ability of this stage may read it.
    pub fn support_for(&self, state: &State, seat: u8, place: usize, faction: u8, reader: u8) -> i16 {
        let printed = |slot: usize| {
            self.face(state, slot).location.map_or(0, |location| i16::from(location.support[usize::from(faction)]))
        };
        let mut icons = if state.cards[place].seat == seat { printed(place) } else { 0 };
        icons += self.camps(state, seat, place).map(printed).sum::<i16>();
        let here = place as u8 + 1;
        for lasting in state.lasting.iter() {
            let gained = lasting.kind == Lasts::Icon && lasting.what == faction && lasting.seat == seat;
            icons += if gained && lasting.place == here { lasting.by } else { 0 };
        }
        if reader > stage::ICONS {
            self.each_static(state, |source, ability| {
                if let StaticKind::SupportIcon { of, at, faction: given } = ability.what {
                    if given == faction {
                        let item = Item { they: seat, ..self.sight(state, source) };
                        let eyes = Eyes { item: &item, stage: stage::ICONS, card: 0 };
                        let applies = self.who(&item, of) == seat
                            && self.spot(state, eyes, at) & 1 << place != 0
                            && ability.condition.is_none_or(|condition| self.holds(state, eyes, condition));
                        icons += i16::from(applies);
                    }
                }
            });
        }
        icons
    }

    /// Has the player a unit or ship at a location, and the opponent none?
    pub fn controls(&self, state: &State, seat: u8, place: usize) -> bool {
        self.is_at(state, seat, place) && !self.is_at(state, 1 - seat, place)
    }

    /// Has the player a unit or ship there, aboard included?
    pub fn is_at(&self, state: &State, seat: u8, place: usize) -> bool {
        each_slot(state.play).any(|slot| {
            let card = &state.cards[slot];
            card.seat == seat && card.zone == Zone::At && usize::from(card.host) == place
        })
    }

    /// The size of a drain: icons on the other side (or, swapped, on one's own) and what cards add.
    pub fn drain_size(&self, state: &State, seat: u8, place: usize, item: &Item) -> i16 {
        let swapped = item.flags & super::state::item_flag::SWAPPED != 0;
        let side = if swapped { seat } else { 1 - seat };
        let mut size = self.energy_icons(state, side, place) + item.n[3];
        self.each_static(state, |source, ability| {
            if let StaticKind::Drain { of, at, by } = ability.what {
                size += self.given(state, source, ability, (of, seat), (at, place), by, stage::ALL);
            }
        });
        size.max(0)
    }

    /// The most that a player may activate: icons everywhere, what is generated, and 1.
    pub fn generated(&self, state: &State, seat: u8) -> i16 {
        let mut total = 1;
        for place in state.rows.iter().map(|slot| usize::from(*slot)) {
            total += self.energy_icons(state, seat, place);
            self.each_static(state, |source, ability| {
                if let StaticKind::Generate { of, at, by } = ability.what {
                    total += self.given(state, source, ability, (of, seat), (at, place), by, stage::ALL);
                }
            });
        }
        total.max(0)
    }

    /// What ongoing abilities and effects add to a number of a player's battle at a place.
    pub fn tally(&self, state: &State, tally: Tally, seat: u8, place: usize) -> i16 {
        let here = place as u8 + 1;
        let mut sum = 0;
        for lasting in state.lasting.iter() {
            let meant = lasting.kind == Lasts::Tally && lasting.what == tally as u8 && lasting.seat == seat;
            sum += if meant && (lasting.place == 0 || lasting.place == here) { lasting.by } else { 0 };
        }
        self.each_static(state, |source, ability| {
            if let StaticKind::Tally { tally: what, of, at, by } = ability.what {
                if what == tally {
                    sum += self.given(state, source, ability, (of, seat), (at, place), by, stage::ALL);
                }
            }
        });
        sum
    }

    /// What ongoing abilities add to cards that a player reveals for battle destiny at a place.
    pub fn revealed(&self, state: &State, seat: u8, place: usize) -> i16 {
        let mut sum = 0;
        self.each_static(state, |source, ability| {
            if let StaticKind::Revealed { of, at, by } = ability.what {
                sum += self.given(state, source, ability, (of, seat), (at, place), by, stage::ALL);
            }
        });
        sum
    }

    /// What an ability that notices a destiny adds to it.
    pub fn revealed_by(&self, state: &State, item: &Item, program: u16) -> i16 {
        let program = self.library.programs.whole(program);
        let added = program.iter().map(|statement| match *statement {
            Statement::Revealed { by } => self.number(state, Eyes::of(item), by),
            _ => 0,
        });
        added.sum()
    }

    /// The cards that add up to a player's totals at a location: units at a site, ships at a sector.
    pub fn fighters<'a>(&'a self, state: &'a State, seat: u8, place: usize) -> impl Iterator<Item = usize> + 'a {
        each_slot(state.play).filter(move |slot| {
            let card = &state.cards[*slot];
            card.seat == seat && card.zone == Zone::At && usize::from(card.host) == place
        })
    }

    /// Total tactics or power of a player at a location, without battle destiny.
    pub fn total(&self, state: &State, seat: u8, place: usize, stat: Stat) -> i16 {
        let counts = |slot: &usize| stat != Stat::Power || !self.bears(state, Mark::NoPower, *slot);
        let cards = self.fighters(state, seat, place).filter(counts);
        let tally = if stat == Stat::Power { Tally::Power } else { Tally::Tactics };
        let sum: i16 = cards.map(|slot| self.stat(state, stat, slot).max(0)).sum();
        (sum + self.tally(state, tally, seat, place)).max(0)
    }

    /// A number of the battle as conditions read it; total tactics and power also where no battle is.
    pub fn battle_number(&self, state: &State, eyes: Eyes, tally: Tally, seat: u8) -> i16 {
        let battle = &state.battle;
        let index = usize::from(seat);
        let here = eyes.item.here.checked_sub(1).or(battle.place.checked_sub(1)).map(usize::from);
        match tally {
            Tally::Destiny => battle.destiny[index],
            Tally::Attrition => battle.attrition[1 - index],
            Tally::Power if battle.step >= super::effect::BattleStep::Power && battle.stage > 0 => battle.power[index],
            Tally::Power => here.map_or(0, |place| self.total(state, seat, place, Stat::Power)),
            Tally::Tactics => here.map_or(0, |place| {
                let cards = self.fighters(state, seat, place);
                cards.map(|slot| self.stat_for(state, Stat::Tactics, slot, eyes.stage).max(0)).sum()
            }),
            Tally::Casualties => battle.casualties,
            Tally::Remaining => self.remaining(state, seat),
        }
    }

    /// Attrition against a seat that its damaged cards do not satisfy.
    pub fn remaining(&self, state: &State, seat: u8) -> i16 {
        let damaged = each_slot(state.play).filter(|slot| {
            let card = &state.cards[*slot];
            card.seat == seat && card.has(super::state::flag::DAMAGED) && self.is_in_battle(state, *slot)
        });
        let met: i16 = damaged.map(|slot| self.stat(state, Stat::Defense, slot).max(0)).sum();
        (state.battle.attrition[usize::from(seat)] - met).max(0)
    }

    /// Room left aboard a ship.
    pub fn room(&self, state: &State, ship: usize) -> i16 {
        let face = self.face(state, ship);
        let free = face.sides[0].keywords.flags & keyword::ROOM_FOR_CHARACTERS != 0;
        let aboard = each_slot(state.play).filter(|slot| {
            let card = &state.cards[*slot];
            card.zone == Zone::Aboard && usize::from(card.host) == ship
        });
        let taken: i16 = aboard.map(|slot| self.size(state.cards[slot].card, free)).sum();
        i16::from(face.capacity) - taken
    }

    /// The room that a unit takes aboard; characters take none where they do not count.
    fn size(&self, card: u16, characters_free: bool) -> i16 {
        let face = self.card(card);
        if characters_free && face.kind == Kind::Character {
            return 0;
        }
        i16::from(face.sides[0].keywords.size.max(1))
    }

    /// Has a ship room for a unit?
    pub fn has_room(&self, state: &State, ship: usize, card: u16) -> bool {
        let free = self.face(state, ship).sides[0].keywords.flags & keyword::ROOM_FOR_CHARACTERS != 0;
        self.size(card, free) <= self.room(state, ship)
    }

    /// How many weapons a card may bear.
    pub fn weapon_slots(&self, state: &State, bearer: usize) -> usize {
        let mut most = 1;
        self.each_static(state, |source, ability| {
            if let StaticKind::Weapons { of, slots } = ability.what {
                if self.static_hits(state, source, ability, of, bearer, stage::ALL) {
                    most = most.max(usize::from(slots));
                }
            }
        });
        most
    }

    /// Is a location a sector?
    pub fn is_sector(&self, state: &State, place: usize) -> bool {
        self.location_kind(state, place) == LocationKind::Sector
    }
}
