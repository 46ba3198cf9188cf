import type { Formatter } from '../contract/values/format.ts';
import type { Role } from '../contract/account/role.ts';
import type { AccessTokens } from './auth/access-tokens.ts';
import type { CodeSecrets } from './auth/code-secrets.ts';
import type { RefreshSecrets } from './auth/refresh-secrets.ts';
import type { ReminderTokens } from './auth/reminder-tokens.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Mailer } from './mail/mailer.ts';
import type { BotCheck } from './services/auth/bot-check-provider.ts';
import type { Visits } from './visits/visits.ts';
import type { Blobs } from './storage/blobs.ts';

/** Asker of a call, verified against the database on every request. */
export type Asker = { role: 'anonymous' } | { role: Role; userId: string; sessionId: string; email: string };

/** Tools of the server that do not depend on the asker. */
export interface Tools {
  /** Database, or the current transaction. Inside a transaction, use no other client. */
  db: Database;
  clock: Clock;
  mail: Mailer;
  blobs: Blobs;
  log: Log;
  /** Generator of ids: a new UUID v7. */
  newId(): string;
  tokens: AccessTokens;
  refreshSecrets: RefreshSecrets;
  codeSecrets: CodeSecrets;
  reminderTokens: ReminderTokens;
  botCheck: BotCheck;
  formatter: Formatter;
  visits: Visits;
  /** Metrics; undefined if none are collected. */
  metrics: Pick<Metrics, 'orderPlaced' | 'stateLeft'> | undefined;
  /** Connects to the mail server and signs in; rejects if that fails. Undefined without a mail server. */
  greetMailServer: (() => Promise<unknown>) | undefined;
  /** Time zone of the market's calendar. */
  timeZone: string;
  /** Public origin of the market, without a final slash; prefix of links in e-mails. */
  publicUrl: string;
  /** E-mail address for help requests. */
  contactEmail: string;
  /** True if a producer's first store needs an admin's approval. */
  holdsFirstStores: boolean;
  /** True if the number of orders per account and hour is limited. */
  hasRateLimits: boolean;
}

/** Request data of the caller. */
export interface Caller {
  asker: Asker;
  /** Network address for rate limits; IPv6 as its /64 prefix. */
  address: string;
  /** Origin at which the caller reaches this server, without a final slash. */
  origin: string;
  /** Idempotency-Key header as sent. */
  idempotencyKey: string | undefined;
  /** User-Agent header as sent. */
  userAgent: string | undefined;
}

/** Context of a verb: everything except its input. */
export interface Context extends Tools, Caller {}

export const ANONYMOUS_ASKER: Asker = { role: 'anonymous' };

/** Context of a call. Without a caller, it is the context of an anonymous call by the server itself. */
export const contextOf = (tools: Tools, caller: Partial<Caller> = {}): Context => ({
  ...tools,
  asker: ANONYMOUS_ASKER,
  address: '',
  origin: tools.publicUrl,
  idempotencyKey: undefined,
  userAgent: undefined,
  ...caller,
});
