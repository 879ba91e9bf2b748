// Made from the server's types by `make types`; what they mean is said there and in docs/reference.

import type { Shapes } from "../frame/check";

import type { Phrase, Sign } from "./messages";

export type Accept = {
  readonly type: "accept";
};

export type Activate = {
  readonly do: "activate";
  readonly levels: readonly Level[];
  readonly occupied: Occupied;
  readonly sites: number;
  readonly surcharge: Goods;
  readonly done: readonly string[];
};

export type ActivateSite = {
  readonly type: "activate-site";
  readonly site: string;
};

export type ActivateTop = {
  readonly do: "activate-top";
  readonly level: Level;
};

export type Activated = {
  readonly type: "activated";
  readonly seat: number;
  readonly site: string;
};

export type Advance = {
  readonly do: "advance";
  readonly token: Token;
  readonly to: string;
  readonly idols: number;
};

export type Again = {
  readonly do: "again";
  readonly site: string;
};

export type AllPlanes = {
  readonly do: "all-planes";
};

export type Ally = {
  readonly guardian: string;
  readonly boon: boolean;
};

export type Announce = {
  readonly type: "announce";
  readonly cards: number;
};

export type Announced = {
  readonly type: "announced";
  readonly seat: number;
  readonly cards: number;
};

export type ArnakResult = {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly rival?: number | null;
  readonly rival_place?: number | null;
};

export type Arrive = {
  readonly do: "arrive";
  readonly site: string;
  readonly space: number;
  readonly activations: number;
};

export type Arrow = "left" | "right";

export type ArrowShown = {
  readonly type: "arrow-shown";
  readonly arrow: Arrow;
};

export type AssistantInfo = {
  readonly silver: EffectInfo;
  readonly gold: EffectInfo;
  readonly timing: string;
  readonly rules: readonly string[];
};

export type AssistantShown = {
  readonly type: "assistant-shown";
  readonly stack: number;
  readonly assistant: string;
};

export type AssistantUsed = {
  readonly type: "assistant-used";
  readonly seat: number;
  readonly assistant: string;
};

export type Awaken = {
  readonly do: "awaken";
  readonly site: string;
};

export type BeginRound = {
  readonly do: "begin-round";
};

export type BlockCamps = {
  readonly do: "block-camps";
};

export type BonusLaid = {
  readonly type: "bonus-laid";
  readonly space: string;
  readonly tile: string;
};

export type BonusTaken = {
  readonly type: "bonus-taken";
  readonly seat: number;
  readonly space: string;
  readonly tile: string;
};

export type Book = {
  readonly cards: Readonly<Record<string, CardInfo>>;
  readonly assistants: Readonly<Record<string, AssistantInfo>>;
  readonly guardians: Readonly<Record<string, GuardianInfo>>;
  readonly idols: Readonly<Record<string, EffectInfo>>;
  readonly bonuses: Readonly<Record<string, EffectInfo>>;
  readonly slots: Readonly<Record<string, EffectInfo>>;
  readonly tiles: Readonly<Record<string, EffectInfo>>;
  readonly sites: readonly SiteInfo[];
  readonly tracks: Readonly<Record<Side, TrackInfo>>;
  readonly temple: readonly TempleStackInfo[];
  readonly temple_rules: readonly string[];
  readonly rival: Readonly<Record<string, RivalTileInfo>>;
  readonly rival_archaeologists: number;
  readonly rounds: number;
  readonly idol_points: number;
  readonly slot_points: readonly number[];
  readonly guardian_points: number;
  readonly fear_tile_points: number;
  readonly archaeologists: number;
};

export type BoonUsed = {
  readonly type: "boon-used";
  readonly seat: number;
  readonly guardian: string;
};

export type Bought = {
  readonly type: "bought";
  readonly seat: number;
  readonly card: string;
};

export type Buy = {
  readonly type: "buy";
  readonly card: string;
};

export type CameHome = {
  readonly type: "came-home";
  readonly seat: number;
  readonly site: string;
};

export type CampsBlocked = {
  readonly type: "camps-blocked";
  readonly sites: readonly string[];
};

export type CardDealt = {
  readonly type: "card-dealt";
  readonly place: number;
  readonly card: string;
};

export type CardDecided = {
  readonly type: "card-decided";
  readonly seat: number;
  readonly card: string | null;
  readonly kept: boolean | null;
};

export type CardDiscarded = {
  readonly type: "card-discarded";
  readonly seat: number;
  readonly card: string;
};

export type CardExiled = {
  readonly type: "card-exiled";
  readonly seat: number;
  readonly card: string;
  readonly zone: "hand" | "play" | "row";
};

export type CardInfo = {
  readonly signs: readonly Sign[];
  readonly text: Phrase;
  readonly rules: readonly string[];
  readonly short: Phrase;
  readonly kind: "basic" | "fear" | "item" | "artifact";
  readonly price: readonly Sign[];
  readonly points: number;
  readonly travel: readonly Icon[];
  readonly timing: "main" | "free" | "none";
  readonly passing: readonly Sign[];
  readonly exiles_itself: boolean;
};

export type CardKept = {
  readonly type: "card-kept";
  readonly seat: number;
  readonly card: string | null;
};

export type CardPlayed = {
  readonly type: "card-played";
  readonly seat: number;
  readonly card: string;
  readonly timing: "main" | "free" | "pass";
};

export type CardPutBack = {
  readonly type: "card-put-back";
  readonly seat: number;
  readonly card: string | null;
};

export type CardTaken = {
  readonly type: "card-taken";
  readonly seat: number;
  readonly card: string;
  readonly to: "hand" | "top" | "bottom" | "play";
};

export type CardTurnedUp = {
  readonly type: "card-turned-up";
  readonly card: string;
};

export type CardsDrawn = {
  readonly type: "cards-drawn";
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly string[] | null;
  readonly bottom?: boolean;
};

export type CardsLooked = {
  readonly type: "cards-looked";
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly string[] | null;
  readonly bottom?: boolean;
};

export type CardsPutAway = {
  readonly type: "cards-put-away";
  readonly seat: number;
  readonly cards: readonly string[];
};

export type Choose = {
  readonly do: "choose";
  readonly options: readonly (readonly Printed[])[];
  readonly times: number;
};

export type ChooseTiles = {
  readonly do: "choose-tiles";
};

export type Claim = {
  readonly type: "claim";
  readonly stack: string;
};

export type Claiming = {
  readonly do: "claiming";
  readonly stack: string;
};

export type CloseRound = {
  readonly do: "close-round";
};

export type ComeHome = {
  readonly type: "come-home";
  readonly site: string;
};

export type Count = "guardian" | "idol" | "archaeologist";

export type DealHand = {
  readonly do: "deal-hand";
  readonly seat: number;
};

export type Decline = {
  readonly type: "decline";
};

export type Dig = {
  readonly type: "dig";
  readonly site: string;
  readonly space: number;
};

export type Discard = {
  readonly do: "discard";
};

export type DiscardCard = {
  readonly type: "discard-card";
  readonly card: string;
};

export type Discover = {
  readonly type: "discover";
  readonly site: string;
};

export type Discovered = {
  readonly type: "discovered";
  readonly seat: number;
  readonly site: string;
  readonly idol: string;
  readonly idols: number;
};

export type Draw = {
  readonly do: "draw";
  readonly cards: number;
  readonly bottom: boolean;
};

export type DrawAndKeep = {
  readonly do: "draw-and-keep";
  readonly most: number;
  readonly bottom: boolean;
  readonly back: boolean;
};

export type DrawCard = {
  readonly type: "draw-card";
};

export type DrawFirst = {
  readonly do: "draw-first";
};

export type Dug = {
  readonly type: "dug";
  readonly seat: number;
  readonly site: string;
  readonly space: number;
};

export type EffectInfo = {
  readonly signs: readonly Sign[];
  readonly text: Phrase;
  readonly rules: readonly string[];
};

export type Employee = {
  readonly assistant: string;
  readonly gold: boolean;
  readonly ready: boolean;
};

export type EndTurn = {
  readonly type: "end-turn";
};

export type Event = FirstDrawn | CampsBlocked | IdolLaid | BonusLaid | TilesChosen | AssistantShown | CardDealt | CardsDrawn | RoundBegan | Passed | TurnEnded | Paid | Gained | IconsGained | FearTaken | Dug | Discovered | SiteUncovered | GuardianAwoke | Overcame | Activated | TileActivated | Relocated | CameHome | GuardianMoved | Bought | CardTaken | CardPlayed | CardDiscarded | CardExiled | CardTurnedUp | Announced | CardsLooked | CardKept | CardPutBack | CardsPutAway | AssistantUsed | OfferedUsed | Recruited | Promoted | Refreshed | Exchanged | RescueLooked | Rescued | BoonUsed | IdolSlotted | IdolReturned | Traded | IconsBecamePlanes | Warded | Researched | BonusTaken | TempleLooked | TempleBonusTaken | TempleTileTaken | Returned | CardDecided | HandsDecided | StaffMoved | Scored | ArrowShown | TileTurned | RivalIdle | RivalDug | RivalDiscovered | RivalOvercame | RivalBought | RivalResearched | RivalTookTile | RivalTookAssistant;

export type Exchange = {
  readonly do: "exchange-assistant";
};

export type ExchangeAssistant = {
  readonly type: "exchange-assistant";
  readonly assistant: string;
  readonly other: string;
};

export type Exchanged = {
  readonly type: "exchanged";
  readonly seat: number;
  readonly assistant: string;
  readonly other: string;
};

export type Exile = {
  readonly do: "exile";
};

export type ExileCard = {
  readonly type: "exile-card";
  readonly card: string;
  readonly zone: "hand" | "play";
};

export type ExileRowItem = {
  readonly do: "exile-row-item";
};

export type Explore = {
  readonly do: "explore";
  readonly site: string;
};

export type Fear = {
  readonly do: "fear";
};

export type FearTaken = {
  readonly type: "fear-taken";
  readonly seat: number;
  readonly tile: boolean;
};

export type Fetch = {
  readonly do: "fetch";
  readonly bottom: boolean;
};

export type FillRow = {
  readonly do: "fill-row";
};

export type Finish = {
  readonly do: "finish";
};

export type FirstDrawn = {
  readonly type: "first-drawn";
  readonly seat: number;
};

export type FirstReward = {
  readonly type: "first-reward";
  readonly reward: "row" | "bonus";
};

export type Gain = {
  readonly do: "gain";
  readonly goods: Goods;
};

export type GainArtifact = {
  readonly do: "gain-artifact";
};

export type GainEach = {
  readonly do: "gain-each";
  readonly resource: Resource;
  readonly each: Count;
  readonly most: number;
};

export type GainItem = {
  readonly do: "gain-item";
  readonly to: Where;
};

export type Gained = {
  readonly type: "gained";
  readonly seat: number;
  readonly goods: Goods;
};

export type Goods = {
  readonly coin?: number;
  readonly compass?: number;
  readonly tablet?: number;
  readonly arrowhead?: number;
  readonly jewel?: number;
};

export type GuardianAwoke = {
  readonly type: "guardian-awoke";
  readonly site: string;
  readonly guardian: string;
};

export type GuardianInfo = {
  readonly cost: readonly Sign[];
  readonly cost_text: Phrase;
  readonly boon: EffectInfo;
  readonly rules: readonly string[];
};

export type GuardianMoved = {
  readonly type: "guardian-moved";
  readonly seat: number;
  readonly origin: string;
  readonly site: string;
  readonly guardian: string;
};

export type HandsDecided = {
  readonly type: "hands-decided";
  readonly laid: readonly (readonly string[])[];
};

export type Icon = "boot" | "car" | "ship" | "plane";

export type IconsBecamePlanes = {
  readonly type: "icons-became-planes";
  readonly seat: number;
};

export type IconsGained = {
  readonly type: "icons-gained";
  readonly seat: number;
  readonly icons: readonly Icon[];
};

export type IdolLaid = {
  readonly type: "idol-laid";
  readonly site: string;
  readonly idol: string;
};

export type IdolReturned = {
  readonly type: "idol-returned";
  readonly seat: number;
};

export type IdolSlotted = {
  readonly type: "idol-slotted";
  readonly seat: number;
  readonly effect: string;
};

export type Keep = {
  readonly type: "keep";
  readonly card: string;
};

export type KeepCard = {
  readonly type: "keep-card";
  readonly card: string;
};

export type Kind = "item" | "artifact";

export type LayAway = {
  readonly type: "lay-away";
  readonly card: string;
};

export type LayBonus = {
  readonly do: "lay-bonus";
  readonly space: string;
};

export type LayIdol = {
  readonly do: "lay-idol";
  readonly site: string;
};

export type Level = 0 | 1 | 2;

export type LookAtRescue = {
  readonly do: "look-at-rescue";
};

export type LookInTemple = {
  readonly do: "look-in-temple";
};

export type Move = Dig | Discover | Overcome | Buy | Play | Research | Claim | Pass | EndTurn | UseAssistant | UseBoon | SlotIdol | Pay | Accept | Decline | Pick | DrawCard | DiscardCard | ExileCard | TradeGoods | RefreshAssistant | Recruit | PromoteAssistant | ExchangeAssistant | UseOfferedAssistant | Rescue | ActivateSite | RelocateTo | ComeHome | MoveGuardian | TakeCard | TakeBonus | FirstReward | Announce | Keep | PutBack | KeepCard | LayAway;

export type MoveGuardian = {
  readonly type: "move-guardian";
  readonly origin: string;
  readonly site: string;
};

export type NextTurn = {
  readonly do: "next-turn";
};

export type NoGuardianFear = {
  readonly do: "no-guardian-fear";
};

export type Occupied = "any" | "nobody" | "own";

export type OfferedUsed = {
  readonly type: "offered-used";
  readonly seat: number;
  readonly assistant: string;
  readonly gold: boolean;
};

export type Options = {
  readonly players: number;
  readonly side: Side;
  readonly difficulty: number;
};

export type Order = {
  readonly do: "order";
  readonly row: readonly Printed[];
  readonly bonus: readonly Printed[];
};

export type Overcame = {
  readonly type: "overcame";
  readonly seat: number;
  readonly site: string;
  readonly guardian: string;
};

export type Overcome = {
  readonly type: "overcome";
  readonly site: string;
};

export type Overpower = {
  readonly do: "overcome";
  readonly anywhere: boolean;
};

export type Paid = {
  readonly type: "paid";
  readonly seat: number;
  readonly goods?: Goods;
  readonly cards?: readonly string[];
  readonly boons?: readonly string[];
  readonly assistants?: readonly string[];
  readonly planes?: number;
  readonly discards?: readonly string[];
  readonly idols?: number;
};

export type Pass = {
  readonly type: "pass";
};

export type PassRound = {
  readonly do: "pass";
};

export type Passed = {
  readonly type: "passed";
  readonly seat: number;
};

export type Pay = {
  readonly type: "pay";
  readonly cards?: readonly string[];
  readonly boons?: readonly string[];
  readonly assistants?: readonly string[];
  readonly planes?: number;
  readonly left?: readonly Icon[];
  readonly discards?: readonly string[];
};

export type Payment = {
  readonly do: "payment";
  readonly goods: Goods;
  readonly travel: readonly Icon[];
  readonly discount: readonly Icon[];
  readonly cards: number;
  readonly then: readonly Step[];
};

export type Peruse = {
  readonly do: "peruse";
  readonly cards: number;
  readonly bottom: boolean;
  readonly back: boolean;
};

export type Phase = "setup" | "turns" | "keeping" | "interim" | "over";

export type Pick = {
  readonly type: "pick";
  readonly option: number;
};

export type PickBonus = {
  readonly do: "pick-bonus";
  readonly token: Token;
  readonly space: string;
};

export type PickRescue = {
  readonly do: "pick-rescue";
};

export type PickTemple = {
  readonly do: "pick-temple";
};

export type Play = {
  readonly type: "play";
  readonly card: string;
  readonly timing: "main" | "free" | "pass";
};

export type PlayerBoard = {
  readonly goods: Goods;
  readonly play: readonly string[];
  readonly home: number;
  readonly idols: number;
  readonly slots: number;
  readonly employees: readonly Employee[];
  readonly allies: readonly Ally[];
  readonly glass: string;
  readonly notebook: string;
  readonly temple: readonly string[];
  readonly fear_tiles: number;
  readonly planes: boolean;
  readonly warded: boolean;
  readonly passed: boolean;
  readonly undecided: number;
  readonly hand_size: number;
  readonly deck_size: number;
  readonly unseen: readonly string[];
  readonly hand: readonly string[] | null;
  readonly deck: readonly (readonly string[])[] | null;
  readonly aside: readonly string[] | null;
  readonly laid: readonly string[] | null;
};

export type Price = {
  readonly do: "pay";
  readonly then: readonly Printed[];
  readonly goods: Goods;
  readonly travel: readonly Icon[];
  readonly cards: number;
};

export type Printed = Gain | Fear | GainEach | Draw | Discard | Exile | Trade | Refresh | Price | Choose | Travel | Send | Activate | ActivateTop | Relocate | Overpower | Purchase | GainItem | GainArtifact | Study | UseOffered | Exchange | Recruiting | Promote | RescueOne | ReturnHome | AllPlanes | NoGuardianFear | ShiftGuardian | ReturnIdol | ExileRowItem | TakeExiled | DrawAndKeep | PassRound;

export type Promote = {
  readonly do: "promote";
};

export type PromoteAssistant = {
  readonly type: "promote-assistant";
  readonly assistant: string;
};

export type Promoted = {
  readonly type: "promoted";
  readonly seat: number;
  readonly assistant: string;
};

export type Purchase = {
  readonly do: "buy";
  readonly kinds: readonly Kind[];
  readonly discount: number;
  readonly turn_up: boolean;
};

export type PutAway = {
  readonly do: "put-away";
};

export type PutBack = {
  readonly type: "put-back";
  readonly card: string;
};

export type PutOnTop = {
  readonly do: "put-on-top";
};

export type Recruit = {
  readonly type: "recruit";
  readonly assistant: string;
};

export type Recruited = {
  readonly type: "recruited";
  readonly seat: number;
  readonly assistant: string;
};

export type Recruiting = {
  readonly do: "recruit";
};

export type Refresh = {
  readonly do: "refresh";
  readonly assistants: number;
};

export type RefreshAssistant = {
  readonly type: "refresh-assistant";
  readonly assistant: string;
};

export type Refreshed = {
  readonly type: "refreshed";
  readonly seat: number;
  readonly assistant: string;
};

export type Relocate = {
  readonly do: "relocate";
  readonly levels: readonly Level[];
};

export type RelocateTo = {
  readonly type: "relocate-to";
  readonly origin: string;
  readonly site: string;
  readonly space: number;
};

export type Relocated = {
  readonly type: "relocated";
  readonly seat: number;
  readonly origin: string;
  readonly site: string;
  readonly space: number;
};

export type Rescue = {
  readonly type: "rescue";
  readonly assistant: string;
};

export type RescueLooked = {
  readonly type: "rescue-looked";
  readonly seat: number;
  readonly assistants: readonly string[] | null;
};

export type RescueOne = {
  readonly do: "rescue";
};

export type Rescued = {
  readonly type: "rescued";
  readonly seat: number;
  readonly assistant: string;
  readonly open: string | null;
};

export type Research = {
  readonly type: "research";
  readonly token: Token;
  readonly to: string;
};

export type Researched = {
  readonly type: "researched";
  readonly seat: number;
  readonly token: Token;
  readonly to: string;
};

export type Resource = "coin" | "compass" | "tablet" | "arrowhead" | "jewel";

export type ReturnHome = {
  readonly do: "return-home";
};

export type ReturnIdol = {
  readonly do: "return-idol";
};

export type Returned = {
  readonly type: "returned";
  readonly seat: number;
};

export type Reveal = {
  readonly do: "reveal";
  readonly level: Level;
};

export type Rival = {
  readonly tiles: readonly string[];
  readonly left: readonly string[];
  readonly used: readonly string[];
  readonly arrow: Arrow | null;
  readonly glass: string;
  readonly temple: readonly string[];
  readonly idols: readonly string[];
  readonly copies: number;
  readonly guardians: readonly string[];
  readonly cards: readonly string[];
};

export type RivalActs = {
  readonly do: "rival-acts";
  readonly tile: string;
};

export type RivalBought = {
  readonly type: "rival-bought";
  readonly card: string;
};

export type RivalDiscovered = {
  readonly type: "rival-discovered";
  readonly site: string;
  readonly idol: string;
  readonly idols: number;
};

export type RivalDug = {
  readonly type: "rival-dug";
  readonly site: string;
  readonly space: number;
};

export type RivalFinds = {
  readonly do: "rival-finds";
  readonly site: string;
  readonly guardian: boolean;
};

export type RivalIdle = {
  readonly type: "rival-idle";
};

export type RivalOvercame = {
  readonly type: "rival-overcame";
  readonly site: string;
  readonly guardian: string;
};

export type RivalResearched = {
  readonly type: "rival-researched";
  readonly to: string;
  readonly tile: string | null;
};

export type RivalTileInfo = {
  readonly action: "dig" | "discover" | "research" | "overcome" | "item" | "artifact";
  readonly arrow: Arrow;
  readonly resource: Resource | null;
  readonly colour: string | null;
  readonly idle: readonly number[];
  readonly levels: readonly number[];
  readonly guardians: readonly boolean[];
};

export type RivalTookAssistant = {
  readonly type: "rival-took-assistant";
  readonly stack: number;
  readonly assistant: string;
};

export type RivalTookTile = {
  readonly type: "rival-took-tile";
  readonly stack: string;
};

export type RoundBegan = {
  readonly type: "round-began";
  readonly round: number;
  readonly first: number;
};

export type RowInfo = {
  readonly row: number;
  readonly glass: EffectInfo;
  readonly glass_points: number;
  readonly notebook: EffectInfo;
  readonly notebook_points: number;
  readonly rules: readonly string[];
};

export type Scored = {
  readonly type: "scored";
  readonly seat: number;
  readonly research: number;
  readonly temple: number;
  readonly idols: number;
  readonly guardians: number;
  readonly cards: number;
  readonly fear: number;
  readonly total: number;
};

export type Send = {
  readonly do: "send";
  readonly discount: readonly Icon[];
  readonly compasses: number;
  readonly camp: boolean;
  readonly activations: number;
};

export type ShiftGuardian = {
  readonly do: "move-guardian";
  readonly levels: readonly Level[];
};

export type ShowArrow = {
  readonly do: "show-arrow";
};

export type ShowAssistant = {
  readonly do: "show-assistant";
  readonly stack: number;
};

export type Side = "bird" | "snake";

export type SiteInfo = {
  readonly id: string;
  readonly level: Level;
  readonly row: number;
  readonly column: number;
  readonly spaces: Readonly<Record<Side, readonly (readonly Icon[])[]>>;
  readonly discovery: Readonly<Record<Side, number>>;
  readonly rules: readonly string[];
};

export type SiteUncovered = {
  readonly type: "site-uncovered";
  readonly site: string;
  readonly tile: string;
};

export type SlotIdol = {
  readonly type: "slot-idol";
  readonly effect: string;
};

export type Sort = {
  readonly do: "sort";
  readonly back: boolean;
};

export type Sources = {
  readonly research: number;
  readonly temple: number;
  readonly idols: number;
  readonly guardians: number;
  readonly cards: number;
  readonly fear: number;
};

export type SpaceInfo = {
  readonly id: string;
  readonly row: number;
  readonly price: readonly Sign[];
  readonly price_text: Phrase;
  readonly rescue: boolean;
  readonly tiles: number;
};

export type StaffMoved = {
  readonly type: "staff-moved";
  readonly exiled: readonly string[];
};

export type Step = Gain | Fear | GainEach | Draw | Discard | Exile | Trade | Refresh | Price | Choose | Travel | Send | Activate | ActivateTop | Relocate | Overpower | Purchase | GainItem | GainArtifact | Study | UseOffered | Exchange | Recruiting | Promote | RescueOne | ReturnHome | AllPlanes | NoGuardianFear | ShiftGuardian | ReturnIdol | ExileRowItem | TakeExiled | DrawAndKeep | PassRound | Payment | Arrive | Explore | Uncover | Awaken | Again | Subdue | Reveal | TurnUp | Fetch | Peruse | Sort | PutOnTop | PutAway | UseArtifact | Advance | Claiming | PickBonus | Order | LookInTemple | PickTemple | LookAtRescue | PickRescue | ShowAssistant | FillRow | DealHand | NextTurn | BeginRound | CloseRound | DrawFirst | BlockCamps | LayIdol | LayBonus | ChooseTiles | ShowArrow | TurnTile | RivalActs | RivalFinds | Finish;

export type Study = {
  readonly do: "research";
  readonly notebook: boolean;
  readonly free: boolean;
  readonly discount: Goods;
};

export type Subdue = {
  readonly do: "subdue";
  readonly site: string;
};

export type TakeBonus = {
  readonly type: "take-bonus";
  readonly tile: string;
};

export type TakeCard = {
  readonly type: "take-card";
  readonly card: string;
};

export type TakeExiled = {
  readonly do: "take-exiled";
};

export type TempleBonusTaken = {
  readonly type: "temple-bonus-taken";
  readonly seat: number;
  readonly tile: string;
};

export type TempleLooked = {
  readonly type: "temple-looked";
  readonly seat: number;
  readonly tiles: readonly string[] | null;
};

export type TempleStackInfo = {
  readonly id: string;
  readonly points: number;
  readonly feet: readonly ("left" | "middle" | "right")[];
};

export type TempleTileTaken = {
  readonly type: "temple-tile-taken";
  readonly seat: number;
  readonly stack: string;
};

export type TileActivated = {
  readonly type: "tile-activated";
  readonly seat: number;
  readonly tile: string;
};

export type TileTurned = {
  readonly type: "tile-turned";
  readonly tile: string;
};

export type TilesChosen = {
  readonly type: "tiles-chosen";
  readonly tiles: readonly string[];
};

export type Token = "glass" | "notebook";

export type TrackInfo = {
  readonly places: readonly number[];
  readonly feet: Readonly<Record<"left" | "middle" | "right", readonly Sign[]>>;
  readonly spaces: readonly SpaceInfo[];
  readonly bridges: readonly (readonly [string, string])[];
  readonly rows: readonly RowInfo[];
};

export type Trade = {
  readonly do: "trade";
};

export type TradeGoods = {
  readonly type: "trade-goods";
  readonly give: "tablet" | "arrowhead";
};

export type Traded = {
  readonly type: "traded";
  readonly seat: number;
  readonly give: "tablet" | "arrowhead";
};

export type Travel = {
  readonly do: "travel";
  readonly icons: readonly Icon[];
};

export type TurnEnded = {
  readonly type: "turn-ended";
  readonly seat: number;
};

export type TurnTile = {
  readonly do: "turn-tile";
};

export type TurnUp = {
  readonly do: "turn-up";
  readonly kind: Kind;
};

export type Uncover = {
  readonly do: "uncover";
  readonly site: string;
};

export type UseArtifact = {
  readonly do: "use-artifact";
  readonly card: string;
};

export type UseAssistant = {
  readonly type: "use-assistant";
  readonly assistant: string;
};

export type UseBoon = {
  readonly type: "use-boon";
  readonly guardian: string;
};

export type UseOffered = {
  readonly do: "use-offered";
  readonly gold: boolean;
};

export type UseOfferedAssistant = {
  readonly type: "use-offered-assistant";
  readonly assistant: string;
};

export type View = {
  readonly seat: number | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly to_act: readonly number[];
  readonly players: readonly PlayerBoard[];
  readonly spaces: readonly (readonly number[])[];
  readonly tiles: readonly (string | null)[];
  readonly guards: readonly (string | null)[];
  readonly idols: readonly (string | null)[];
  readonly tile_stacks: readonly [readonly (readonly string[])[], readonly (readonly string[])[]];
  readonly guardians: readonly string[];
  readonly row: readonly (string | null)[];
  readonly items: readonly (readonly string[])[];
  readonly artifacts: readonly (readonly string[])[];
  readonly exiled: readonly string[];
  readonly fear: number;
  readonly supply: readonly (string | null)[];
  readonly under: readonly number[];
  readonly rescue: readonly string[];
  readonly rescue_under: number;
  readonly unseen: readonly string[];
  readonly bonuses: readonly (readonly string[])[];
  readonly bonus_unseen: readonly string[];
  readonly temple_unseen: number;
  readonly temple_bonuses: readonly string[];
  readonly temple: readonly number[];
  readonly arrivals: readonly number[];
  readonly rival: Rival | null;
  readonly round: number;
  readonly first: number;
  readonly began: number;
  readonly turn: number;
  readonly acted: boolean;
  readonly icons: readonly Icon[];
  readonly pending: readonly Step[];
  readonly points: readonly number[];
  readonly sources: readonly Sources[];
};

export type Warded = {
  readonly type: "warded";
  readonly seat: number;
};

export type Where = "hand" | "top" | "bottom";

export const SHAPES: Shapes = {"Accept":{},"Activate":{"levels":["Level"],"occupied":"Occupied","sites":"number","surcharge":"Goods","done":["string"]},"ActivateSite":{"site":"string"},"ActivateTop":{"level":"Level"},"Activated":{"seat":"number","site":"string"},"Advance":{"token":"Token","to":"string","idols":"number"},"Again":{"site":"string"},"AllPlanes":{},"Ally":{"guardian":"string","boon":"boolean"},"Announce":{"cards":"number"},"Announced":{"seat":"number","cards":"number"},"Arrive":{"site":"string","space":"number","activations":"number"},"Arrow":["=","left","right"],"ArrowShown":{"arrow":"Arrow"},"AssistantShown":{"stack":"number","assistant":"string"},"AssistantUsed":{"seat":"number","assistant":"string"},"Awaken":{"site":"string"},"BeginRound":{},"BlockCamps":{},"BonusLaid":{"space":"string","tile":"string"},"BonusTaken":{"seat":"number","space":"string","tile":"string"},"BoonUsed":{"seat":"number","guardian":"string"},"Bought":{"seat":"number","card":"string"},"Buy":{"card":"string"},"CameHome":{"seat":"number","site":"string"},"CampsBlocked":{"sites":["string"]},"CardDealt":{"place":"number","card":"string"},"CardDecided":{"seat":"number","card":["|","string","null"],"kept":["|","boolean","null"]},"CardDiscarded":{"seat":"number","card":"string"},"CardExiled":{"seat":"number","card":"string","zone":["=","hand","play","row"]},"CardKept":{"seat":"number","card":["|","string","null"]},"CardPlayed":{"seat":"number","card":"string","timing":["=","main","free","pass"]},"CardPutBack":{"seat":"number","card":["|","string","null"]},"CardTaken":{"seat":"number","card":"string","to":["=","hand","top","bottom","play"]},"CardTurnedUp":{"card":"string"},"CardsDrawn":{"seat":"number","count":"number","cards":["|",["string"],"null"],"bottom?":"boolean"},"CardsLooked":{"seat":"number","count":"number","cards":["|",["string"],"null"],"bottom?":"boolean"},"CardsPutAway":{"seat":"number","cards":["string"]},"Choose":{"options":[["Printed"]],"times":"number"},"ChooseTiles":{},"Claim":{"stack":"string"},"Claiming":{"stack":"string"},"CloseRound":{},"ComeHome":{"site":"string"},"Count":["=","guardian","idol","archaeologist"],"DealHand":{"seat":"number"},"Decline":{},"Dig":{"site":"string","space":"number"},"Discard":{},"DiscardCard":{"card":"string"},"Discover":{"site":"string"},"Discovered":{"seat":"number","site":"string","idol":"string","idols":"number"},"Draw":{"cards":"number","bottom":"boolean"},"DrawAndKeep":{"most":"number","bottom":"boolean","back":"boolean"},"DrawCard":{},"DrawFirst":{},"Dug":{"seat":"number","site":"string","space":"number"},"Employee":{"assistant":"string","gold":"boolean","ready":"boolean"},"EndTurn":{},"Event":["?","type",{"first-drawn":"FirstDrawn","camps-blocked":"CampsBlocked","idol-laid":"IdolLaid","bonus-laid":"BonusLaid","tiles-chosen":"TilesChosen","assistant-shown":"AssistantShown","card-dealt":"CardDealt","cards-drawn":"CardsDrawn","round-began":"RoundBegan","passed":"Passed","turn-ended":"TurnEnded","paid":"Paid","gained":"Gained","icons-gained":"IconsGained","fear-taken":"FearTaken","dug":"Dug","discovered":"Discovered","site-uncovered":"SiteUncovered","guardian-awoke":"GuardianAwoke","overcame":"Overcame","activated":"Activated","tile-activated":"TileActivated","relocated":"Relocated","came-home":"CameHome","guardian-moved":"GuardianMoved","bought":"Bought","card-taken":"CardTaken","card-played":"CardPlayed","card-discarded":"CardDiscarded","card-exiled":"CardExiled","card-turned-up":"CardTurnedUp","announced":"Announced","cards-looked":"CardsLooked","card-kept":"CardKept","card-put-back":"CardPutBack","cards-put-away":"CardsPutAway","assistant-used":"AssistantUsed","offered-used":"OfferedUsed","recruited":"Recruited","promoted":"Promoted","refreshed":"Refreshed","exchanged":"Exchanged","rescue-looked":"RescueLooked","rescued":"Rescued","boon-used":"BoonUsed","idol-slotted":"IdolSlotted","idol-returned":"IdolReturned","traded":"Traded","icons-became-planes":"IconsBecamePlanes","warded":"Warded","researched":"Researched","bonus-taken":"BonusTaken","temple-looked":"TempleLooked","temple-bonus-taken":"TempleBonusTaken","temple-tile-taken":"TempleTileTaken","returned":"Returned","card-decided":"CardDecided","hands-decided":"HandsDecided","staff-moved":"StaffMoved","scored":"Scored","arrow-shown":"ArrowShown","tile-turned":"TileTurned","rival-idle":"RivalIdle","rival-dug":"RivalDug","rival-discovered":"RivalDiscovered","rival-overcame":"RivalOvercame","rival-bought":"RivalBought","rival-researched":"RivalResearched","rival-took-tile":"RivalTookTile","rival-took-assistant":"RivalTookAssistant"}],"Exchange":{},"ExchangeAssistant":{"assistant":"string","other":"string"},"Exchanged":{"seat":"number","assistant":"string","other":"string"},"Exile":{},"ExileCard":{"card":"string","zone":["=","hand","play"]},"ExileRowItem":{},"Explore":{"site":"string"},"Fear":{},"FearTaken":{"seat":"number","tile":"boolean"},"Fetch":{"bottom":"boolean"},"FillRow":{},"Finish":{},"FirstDrawn":{"seat":"number"},"FirstReward":{"reward":["=","row","bonus"]},"Gain":{"goods":"Goods"},"GainArtifact":{},"GainEach":{"resource":"Resource","each":"Count","most":"number"},"GainItem":{"to":"Where"},"Gained":{"seat":"number","goods":"Goods"},"Goods":{"coin?":"number","compass?":"number","tablet?":"number","arrowhead?":"number","jewel?":"number"},"GuardianAwoke":{"site":"string","guardian":"string"},"GuardianMoved":{"seat":"number","origin":"string","site":"string","guardian":"string"},"HandsDecided":{"laid":[["string"]]},"Icon":["=","boot","car","ship","plane"],"IconsBecamePlanes":{"seat":"number"},"IconsGained":{"seat":"number","icons":["Icon"]},"IdolLaid":{"site":"string","idol":"string"},"IdolReturned":{"seat":"number"},"IdolSlotted":{"seat":"number","effect":"string"},"Keep":{"card":"string"},"KeepCard":{"card":"string"},"Kind":["=","item","artifact"],"LayAway":{"card":"string"},"LayBonus":{"space":"string"},"LayIdol":{"site":"string"},"Level":["=",0,1,2],"LookAtRescue":{},"LookInTemple":{},"Move":["?","type",{"dig":"Dig","discover":"Discover","overcome":"Overcome","buy":"Buy","play":"Play","research":"Research","claim":"Claim","pass":"Pass","end-turn":"EndTurn","use-assistant":"UseAssistant","use-boon":"UseBoon","slot-idol":"SlotIdol","pay":"Pay","accept":"Accept","decline":"Decline","pick":"Pick","draw-card":"DrawCard","discard-card":"DiscardCard","exile-card":"ExileCard","trade-goods":"TradeGoods","refresh-assistant":"RefreshAssistant","recruit":"Recruit","promote-assistant":"PromoteAssistant","exchange-assistant":"ExchangeAssistant","use-offered-assistant":"UseOfferedAssistant","rescue":"Rescue","activate-site":"ActivateSite","relocate-to":"RelocateTo","come-home":"ComeHome","move-guardian":"MoveGuardian","take-card":"TakeCard","take-bonus":"TakeBonus","first-reward":"FirstReward","announce":"Announce","keep":"Keep","put-back":"PutBack","keep-card":"KeepCard","lay-away":"LayAway"}],"MoveGuardian":{"origin":"string","site":"string"},"NextTurn":{},"NoGuardianFear":{},"Occupied":["=","any","nobody","own"],"OfferedUsed":{"seat":"number","assistant":"string","gold":"boolean"},"Options":{"players":"number","side":"Side","difficulty":"number"},"Order":{"row":["Printed"],"bonus":["Printed"]},"Overcame":{"seat":"number","site":"string","guardian":"string"},"Overcome":{"site":"string"},"Overpower":{"anywhere":"boolean"},"Paid":{"seat":"number","goods?":"Goods","cards?":["string"],"boons?":["string"],"assistants?":["string"],"planes?":"number","discards?":["string"],"idols?":"number"},"Pass":{},"PassRound":{},"Passed":{"seat":"number"},"Pay":{"cards?":["string"],"boons?":["string"],"assistants?":["string"],"planes?":"number","left?":["Icon"],"discards?":["string"]},"Payment":{"goods":"Goods","travel":["Icon"],"discount":["Icon"],"cards":"number","then":["Step"]},"Peruse":{"cards":"number","bottom":"boolean","back":"boolean"},"Phase":["=","setup","turns","keeping","interim","over"],"Pick":{"option":"number"},"PickBonus":{"token":"Token","space":"string"},"PickRescue":{},"PickTemple":{},"Play":{"card":"string","timing":["=","main","free","pass"]},"PlayerBoard":{"goods":"Goods","play":["string"],"home":"number","idols":"number","slots":"number","employees":["Employee"],"allies":["Ally"],"glass":"string","notebook":"string","temple":["string"],"fear_tiles":"number","planes":"boolean","warded":"boolean","passed":"boolean","undecided":"number","hand_size":"number","deck_size":"number","unseen":["string"],"hand":["|",["string"],"null"],"deck":["|",[["string"]],"null"],"aside":["|",["string"],"null"],"laid":["|",["string"],"null"]},"Price":{"then":["Printed"],"goods":"Goods","travel":["Icon"],"cards":"number"},"Printed":["?","do",{"gain":"Gain","fear":"Fear","gain-each":"GainEach","draw":"Draw","discard":"Discard","exile":"Exile","trade":"Trade","refresh":"Refresh","pay":"Price","choose":"Choose","travel":"Travel","send":"Send","activate":"Activate","activate-top":"ActivateTop","relocate":"Relocate","overcome":"Overpower","buy":"Purchase","gain-item":"GainItem","gain-artifact":"GainArtifact","research":"Study","use-offered":"UseOffered","exchange-assistant":"Exchange","recruit":"Recruiting","promote":"Promote","rescue":"RescueOne","return-home":"ReturnHome","all-planes":"AllPlanes","no-guardian-fear":"NoGuardianFear","move-guardian":"ShiftGuardian","return-idol":"ReturnIdol","exile-row-item":"ExileRowItem","take-exiled":"TakeExiled","draw-and-keep":"DrawAndKeep","pass":"PassRound"}],"Promote":{},"PromoteAssistant":{"assistant":"string"},"Promoted":{"seat":"number","assistant":"string"},"Purchase":{"kinds":["Kind"],"discount":"number","turn_up":"boolean"},"PutAway":{},"PutBack":{"card":"string"},"PutOnTop":{},"Recruit":{"assistant":"string"},"Recruited":{"seat":"number","assistant":"string"},"Recruiting":{},"Refresh":{"assistants":"number"},"RefreshAssistant":{"assistant":"string"},"Refreshed":{"seat":"number","assistant":"string"},"Relocate":{"levels":["Level"]},"RelocateTo":{"origin":"string","site":"string","space":"number"},"Relocated":{"seat":"number","origin":"string","site":"string","space":"number"},"Rescue":{"assistant":"string"},"RescueLooked":{"seat":"number","assistants":["|",["string"],"null"]},"RescueOne":{},"Rescued":{"seat":"number","assistant":"string","open":["|","string","null"]},"Research":{"token":"Token","to":"string"},"Researched":{"seat":"number","token":"Token","to":"string"},"Resource":["=","coin","compass","tablet","arrowhead","jewel"],"ReturnHome":{},"ReturnIdol":{},"Returned":{"seat":"number"},"Reveal":{"level":"Level"},"Rival":{"tiles":["string"],"left":["string"],"used":["string"],"arrow":["|","Arrow","null"],"glass":"string","temple":["string"],"idols":["string"],"copies":"number","guardians":["string"],"cards":["string"]},"RivalActs":{"tile":"string"},"RivalBought":{"card":"string"},"RivalDiscovered":{"site":"string","idol":"string","idols":"number"},"RivalDug":{"site":"string","space":"number"},"RivalFinds":{"site":"string","guardian":"boolean"},"RivalIdle":{},"RivalOvercame":{"site":"string","guardian":"string"},"RivalResearched":{"to":"string","tile":["|","string","null"]},"RivalTookAssistant":{"stack":"number","assistant":"string"},"RivalTookTile":{"stack":"string"},"RoundBegan":{"round":"number","first":"number"},"Scored":{"seat":"number","research":"number","temple":"number","idols":"number","guardians":"number","cards":"number","fear":"number","total":"number"},"Send":{"discount":["Icon"],"compasses":"number","camp":"boolean","activations":"number"},"ShiftGuardian":{"levels":["Level"]},"ShowArrow":{},"ShowAssistant":{"stack":"number"},"Side":["=","bird","snake"],"SiteUncovered":{"site":"string","tile":"string"},"SlotIdol":{"effect":"string"},"Sort":{"back":"boolean"},"Sources":{"research":"number","temple":"number","idols":"number","guardians":"number","cards":"number","fear":"number"},"StaffMoved":{"exiled":["string"]},"Step":["?","do",{"gain":"Gain","fear":"Fear","gain-each":"GainEach","draw":"Draw","discard":"Discard","exile":"Exile","trade":"Trade","refresh":"Refresh","pay":"Price","choose":"Choose","travel":"Travel","send":"Send","activate":"Activate","activate-top":"ActivateTop","relocate":"Relocate","overcome":"Overpower","buy":"Purchase","gain-item":"GainItem","gain-artifact":"GainArtifact","research":"Study","use-offered":"UseOffered","exchange-assistant":"Exchange","recruit":"Recruiting","promote":"Promote","rescue":"RescueOne","return-home":"ReturnHome","all-planes":"AllPlanes","no-guardian-fear":"NoGuardianFear","move-guardian":"ShiftGuardian","return-idol":"ReturnIdol","exile-row-item":"ExileRowItem","take-exiled":"TakeExiled","draw-and-keep":"DrawAndKeep","pass":"PassRound","payment":"Payment","arrive":"Arrive","explore":"Explore","uncover":"Uncover","awaken":"Awaken","again":"Again","subdue":"Subdue","reveal":"Reveal","turn-up":"TurnUp","fetch":"Fetch","peruse":"Peruse","sort":"Sort","put-on-top":"PutOnTop","put-away":"PutAway","use-artifact":"UseArtifact","advance":"Advance","claiming":"Claiming","pick-bonus":"PickBonus","order":"Order","look-in-temple":"LookInTemple","pick-temple":"PickTemple","look-at-rescue":"LookAtRescue","pick-rescue":"PickRescue","show-assistant":"ShowAssistant","fill-row":"FillRow","deal-hand":"DealHand","next-turn":"NextTurn","begin-round":"BeginRound","close-round":"CloseRound","draw-first":"DrawFirst","block-camps":"BlockCamps","lay-idol":"LayIdol","lay-bonus":"LayBonus","choose-tiles":"ChooseTiles","show-arrow":"ShowArrow","turn-tile":"TurnTile","rival-acts":"RivalActs","rival-finds":"RivalFinds","finish":"Finish"}],"Study":{"notebook":"boolean","free":"boolean","discount":"Goods"},"Subdue":{"site":"string"},"TakeBonus":{"tile":"string"},"TakeCard":{"card":"string"},"TakeExiled":{},"TempleBonusTaken":{"seat":"number","tile":"string"},"TempleLooked":{"seat":"number","tiles":["|",["string"],"null"]},"TempleTileTaken":{"seat":"number","stack":"string"},"TileActivated":{"seat":"number","tile":"string"},"TileTurned":{"tile":"string"},"TilesChosen":{"tiles":["string"]},"Token":["=","glass","notebook"],"Trade":{},"TradeGoods":{"give":["=","tablet","arrowhead"]},"Traded":{"seat":"number","give":["=","tablet","arrowhead"]},"Travel":{"icons":["Icon"]},"TurnEnded":{"seat":"number"},"TurnTile":{},"TurnUp":{"kind":"Kind"},"Uncover":{"site":"string"},"UseArtifact":{"card":"string"},"UseAssistant":{"assistant":"string"},"UseBoon":{"guardian":"string"},"UseOffered":{"gold":"boolean"},"UseOfferedAssistant":{"assistant":"string"},"View":{"seat":["|","number","null"],"options":"Options","phase":"Phase","to_act":["number"],"players":["PlayerBoard"],"spaces":[["number"]],"tiles":[["|","string","null"]],"guards":[["|","string","null"]],"idols":[["|","string","null"]],"tile_stacks":[",",[["string"]],[["string"]]],"guardians":["string"],"row":[["|","string","null"]],"items":[["string"]],"artifacts":[["string"]],"exiled":["string"],"fear":"number","supply":[["|","string","null"]],"under":["number"],"rescue":["string"],"rescue_under":"number","unseen":["string"],"bonuses":[["string"]],"bonus_unseen":["string"],"temple_unseen":"number","temple_bonuses":["string"],"temple":["number"],"arrivals":["number"],"rival":["|","Rival","null"],"round":"number","first":"number","began":"number","turn":"number","acted":"boolean","icons":["Icon"],"pending":["Step"],"points":["number"],"sources":["Sources"]},"Warded":{"seat":"number"},"Where":["=","hand","top","bottom"]};
