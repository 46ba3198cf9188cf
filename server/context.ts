import type { Formatter } from '../contract/values/format.ts';
import type { Role } from '../contract/account/role.ts';
import type { AccessTokens } from './auth/access-tokens.ts';
import type { CodeSecrets } from './auth/code-secrets.ts';
import type { RefreshSecrets } from './auth/refresh-secrets.ts';
import type { ReminderTokens } from './auth/reminder-tokens.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { BotCheck } from './services/auth/bot-check-provider.ts';
import type { Visits } from './visits/visits.ts';
import type { Blobs } from './storage/blobs.ts';

/** Who asks. Checked against the database on every request. */
export type Asker = { role: 'anonymous' } | { role: Role; userId: string; sessionId: string; email: string };

/** What a server works with, whoever asks. */
export interface Tools {
  /** The transaction where there is one; never reach for another client inside it. */
  db: Database;
  clock: Clock;
  mail: Mailer;
  blobs: Blobs;
  log: Log;
  /** A new UUID v7. */
  newId(): string;
  tokens: AccessTokens;
  refreshSecrets: RefreshSecrets;
  codeSecrets: CodeSecrets;
  reminderTokens: ReminderTokens;
  botCheck: BotCheck;
  formatter: Formatter;
  visits: Visits;
  /** The zone whose calendar is the market's. */
  timeZone: string;
  /** Where people reach the market, without a slash at the end; links in mails start with it. */
  publicUrl: string;
  /** Where people write when they need help. */
  contactEmail: string;
  /** Whether a producer's first store is held until an admin has seen it. */
  holdsFirstStores: boolean;
  /** Whether one account may place only so many orders an hour. */
  hasRateLimits: boolean;
}

/** What is to be known of whoever asks. */
export interface Caller {
  asker: Asker;
  /** The network address that limits count by; IPv6 as its /64. */
  address: string;
  /** Where the caller reaches this server, without a slash at the end. */
  origin: string;
  /** What the caller names a wish by that is to be granted once, as it was sent. */
  idempotencyKey: string | undefined;
  /** What the caller's program calls itself, as it was sent. */
  userAgent: string | undefined;
}

/** What a verb works with: everything that is not its input. */
export interface Context extends Tools, Caller {}

export const NOBODY: Asker = { role: 'anonymous' };

/** The context of somebody's call; without a caller, of a call that the server makes itself, as nobody. */
export const contextOf = (tools: Tools, caller: Partial<Caller> = {}): Context => ({
  ...tools,
  asker: NOBODY,
  address: '',
  origin: tools.publicUrl,
  idempotencyKey: undefined,
  userAgent: undefined,
  ...caller,
});
