// Made from the server's types by `make types`; what they mean is said there and in docs/reference.

import type { ChatLine, TableInfo } from "./messages";

export type AuditEntry = {
  readonly time: number;
  readonly action: string;
  readonly target: string;
  readonly reason: string;
};

export type AuditLog = {
  readonly entries: readonly AuditEntry[];
};

export type Cause = "name" | "chat" | "play" | "other";

export type Effect = "ban" | "mute";

export type Kind = "guest" | "secret" | "address";

export type ProcessLoad = {
  readonly cpu: number;
  readonly memory: number | null;
  readonly lag: number;
  readonly running: number;
};

export type ReportShown = {
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly cause: Cause;
  readonly note: string;
  readonly made: number;
  readonly name?: string;
  readonly reporter?: string;
  readonly guest?: string;
  readonly game?: string;
  readonly line?: number;
  readonly text?: string;
  readonly closed?: number;
};

export type Reports = {
  readonly reports: readonly ReportShown[];
};

export type Restricted = {
  readonly restrictions: readonly Restriction[];
};

export type Restriction = {
  readonly effect: Effect;
  readonly kind: Kind;
  readonly target: string;
  readonly reason: string;
  readonly made: number;
  readonly until: number;
};

export type SeatOverview = {
  readonly name: string;
  readonly bot?: string | null;
  readonly guest?: string | null;
  readonly has_player?: boolean;
  readonly is_connected?: boolean;
  readonly restrictions?: readonly Effect[];
};

export type ServerState = {
  readonly tables: Readonly<Record<string, number>>;
  readonly in_memory: number;
  readonly connections: number;
  readonly guests: number;
  readonly reports: number;
  readonly waiting: Readonly<Record<string, number>>;
  readonly working: number;
  readonly is_storing: boolean;
  readonly size: number;
  readonly free: number | null;
  readonly load: ProcessLoad;
};

export type Status = "waiting" | "playing" | "over" | "closed";

export type TableDetail = {
  readonly overview: TableOverview;
  readonly info: TableInfo;
  readonly lines: readonly ChatLine[];
};

export type TableOverview = {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly opened: number;
  readonly updated: number;
  readonly seats: readonly SeatOverview[];
  readonly watching?: number;
};

export type Tables = {
  readonly tables: readonly TableOverview[];
};

export type Visibility = "open" | "link";

export type Visitor = {
  readonly table: string;
  readonly game: string;
  readonly since: number;
  readonly name?: string;
  readonly seat?: number | null;
  readonly guest?: string | null;
  readonly address?: string | null;
  readonly is_muted?: boolean;
};

export type Visitors = {
  readonly visitors: readonly Visitor[];
};

export type Words = {
  readonly words: readonly string[];
};
