import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FunnelStep } from '../../contract/producer/store-analytics.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { addVisitCounts, shareVisitSalt, type VisitCounts } from '../db/visit-counts.ts';
import type { Log } from '../log.ts';
import { createMarketHours } from './market-hours.ts';
import { createVisitRateLimit } from './visit-rate-limit.ts';
import { createMissedSearchDebouncer } from './missed-search-debouncer.ts';
import { VisitTally } from './visit-tally.ts';
import { type Visitor, VisitorHasher } from './visitor-hasher.ts';
import { isBot } from 'isbot';

/** Maximum User-Agent length of a real browser. */
const LONGEST_USER_AGENT = 400;

/** Cache of results: few User-Agents make up most requests, and a lookup takes a tenth of the check. */
const knownAgents = new LRUCache<string, boolean>({ max: 500 });

/** True if the User-Agent is a browser and not a bot; false without a User-Agent. */
export function isBrowserUserAgent(userAgent: string | undefined): boolean {
  if (userAgent === undefined || userAgent === '' || userAgent.length > LONGEST_USER_AGENT) return false;
  const found = knownAgents.get(userAgent);
  if (found !== undefined) return found;
  const is = !isBot(userAgent);
  knownAgents.set(userAgent, is);
  return is;
}

const SECOND = 1_000;

/** Write interval in ms; a kill loses at most this period. */
const BATCH = 5 * SECOND;

/** Deduplication window in ms: a rendered page that loads its data again counts as one view. */
const ONE_LOOK = 30 * SECOND;
/** Maximum entries of the deduplication cache. */
const REMEMBERED = 20_000;

/** Viewed store or product, or a product added to the cart. */
export interface SeenVisit {
  storeId: string;
  productId?: string | undefined;
}

/**
 * Visit counter: counts in memory and writes batches, independent of answers. It is fast, never throws, and its memory
 * is limited. Bots, and networks with more views than people can cause, are not counted.
 */
export interface Visits {
  /** View of a store page or product page. */
  look(visitor: Visitor, seen: SeenVisit): void;
  /** Product added to a cart; the same product counts once a day per visitor. */
  add(visitor: Visitor, seen: Required<SeenVisit>): void;
  /** Visitor is at the checkout, or has ordered, with products of these stores. */
  reach(
    visitor: Visitor,
    step: Extract<FunnelStep, 'checkout' | 'ordered'>,
    storeIds: Iterable<string>,
  ): void;
  /** Client-side report of the checkout; it counts only if the visitor added a product of this store today. */
  noteCheckout(visitor: Visitor, storeId: string): void;
  /** Search without results in a store (id or slug). */
  miss(visitor: Visitor, store: string, q: string): void;
  /** True if the visitor would be counted now. */
  mayCount(visitor: Visitor): boolean;
  /** Writes the counts; a failed batch is retried at the next write. `isLast` includes searches that may still be typed. */
  write(isLast?: boolean): Promise<void>;
  /** Starts the periodic writes; returns the stop function, which writes everything. */
  start(): () => Promise<void>;
}

interface VisitsOptions {
  db: Database;
  clock: Clock;
  /** Time zone of the market's calendar. */
  timeZone: string;
  log: Log;
  /** Secret of the market that is not in the database; a part of the day's salt. */
  secret: string;
}

const checkoutKey = (mark: number, storeId: string) => `${mark} checkout ${storeId}`;

export function createVisits({ db, clock, timeZone, log, secret }: VisitsOptions): Visits {
  const hourAt = createMarketHours(timeZone);
  const marks = new VisitorHasher(secret);
  const tally = new VisitTally();
  const shares = createVisitRateLimit(clock);
  const typed = createMissedSearchDebouncer(clock);
  const counted = new LRUCache<string, number>({ max: REMEMBERED });
  let unwritten: VisitCounts | null = null;
  let writing: Promise<void> = Promise.resolve();

  const hourNow = () => {
    const at = hourAt(clock.now());
    if (marks.turnTo(at.day)) {
      counted.clear();
      typed.forgetWho();
    }
    return at;
  };

  /** Hash of a countable visitor today, with the current hour; null if not counted. */
  const admit = (visitor: Visitor) => {
    if (!isBrowserUserAgent(visitor.userAgent)) return null;
    const at = hourNow();
    const mark = marks.markOf(visitor);
    return shares.take(visitor.address, mark) ? { at, mark } : null;
  };

  const mayCount = (visitor: Visitor) => admit(visitor) !== null;

  const isNew = (key: string, forMs: number): boolean => {
    const now = clock.now();
    if ((counted.get(key) ?? 0) > now) return false;
    counted.set(key, now + forMs);
    return true;
  };

  const take = (mark: number, step: FunnelStep, storeId: string, at: ReturnType<typeof hourNow>) =>
    tally.steps(storeId, at, mark, marks.take(storeId, mark, step));

  const look = (visitor: Visitor, { storeId, productId }: SeenVisit) => {
    const admitted = admit(visitor);
    if (!admitted) return;
    const { at, mark } = admitted;
    if (!isNew(`${mark} ${productId ?? storeId}`, ONE_LOOK)) return;
    tally.view(storeId, at, productId);
    take(mark, 'looked', storeId, at);
  };

  const add = (visitor: Visitor, { storeId, productId }: Required<SeenVisit>) => {
    const admitted = admit(visitor);
    if (!admitted) return;
    const { at, mark } = admitted;
    // Cached until the end of the day, when the cache is cleared.
    if (!isNew(`${mark} + ${productId}`, Number.POSITIVE_INFINITY)) return;
    tally.addition(storeId, at);
    take(mark, 'added', storeId, at);
    if (counted.has(checkoutKey(mark, storeId))) take(mark, 'checkout', storeId, at);
  };

  const reach: Visits['reach'] = (visitor, step, storeIds) => {
    const admitted = admit(visitor);
    if (!admitted) return;
    for (const storeId of new Set(storeIds)) take(admitted.mark, step, storeId, admitted.at);
  };

  const noteCheckout = (visitor: Visitor, storeId: string) => {
    const admitted = admit(visitor);
    if (!admitted) return;
    const { at, mark } = admitted;
    // Of two parallel reports, the first may be processed last.
    if (marks.hasTaken(storeId, mark, 'added')) take(mark, 'checkout', storeId, at);
    else counted.set(checkoutKey(mark, storeId), Number.POSITIVE_INFINITY);
  };

  const miss = (visitor: Visitor, store: string, q: string) => {
    const admitted = admit(visitor);
    if (!admitted) return;
    typed.note(`${admitted.mark} ${store}`, { store, at: admitted.at, q });
  };

  /** Once a day: from then on, visitors are the same ones at all processes. */
  const shareSalt = async () => {
    const { day } = hourNow();
    if (marks.isShared) return;
    marks.share(day, await shareVisitSalt(db, day, randomBytes(32).toString('base64')));
  };

  const writeBatch = async (isLast: boolean) => {
    hourNow();
    for (const { store, at, q } of typed.settled(isLast)) tally.missed(store, at, q);
    unwritten ??= tally.isEmpty ? null : tally.take();
    if (unwritten !== null) await addVisitCounts(db, unwritten);
    unwritten = null;
    await shareSalt();
    if (!tally.isEmpty) await writeBatch(isLast);
  };
  const write = (isLast = false) => {
    writing = writing
      .then(() => writeBatch(isLast))
      .catch((err: unknown) => log.warn({ err }, 'Visits could not be written down.'));
    return writing;
  };
  const start = () => {
    // The first write reports a failure.
    writing = writing.then(shareSalt).catch(() => {});
    const timer = setInterval(() => void write(), BATCH);
    return async () => {
      clearInterval(timer);
      await write(true);
    };
  };

  return { look, add, reach, noteCheckout, miss, mayCount, write, start };
}
