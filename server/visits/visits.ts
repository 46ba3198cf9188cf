import { LRUCache } from 'lru-cache';
import type { FunnelStep } from '../../contract/producer/store-analytics.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { addVisitCounts, type VisitCounts } from '../db/visit-counts.ts';
import type { Log } from '../log.ts';
import { createMarketHours } from './market-hours.ts';
import { createShares } from './visit-shares.ts';
import { isPerson } from './is-person.ts';
import { createTyped } from './typed-searches.ts';
import { VisitTally } from './visit-tally.ts';
import { type Visitor, VisitorHasher } from './visitor-hasher.ts';

const SECOND = 1_000;

/** How often what was counted is written, in ms: so much is lost when the process is killed. */
const BATCH = 5 * SECOND;

/** The same thing seen again within so many ms is seen once: a page that came rendered and asks again is one look. */
const ONE_LOOK = 30 * SECOND;
/** Of as many looks and additions it is remembered that they were counted. */
const REMEMBERED = 20_000;

/** What somebody looks at, or puts into the cart. */
export interface SeenVisit {
  storeId: string;
  productId?: string | undefined;
}

/**
 * Counts visits in memory and writes them down in batches, apart from whoever is answered. Takes no time worth speaking of, never
 * throws, and holds only so much however it is called. Robots, and networks that look more than people can, are not counted.
 */
export interface Visits {
  /** A page of a store, or of one of its products. */
  look(visitor: Visitor, seen: SeenVisit): void;
  /** A product of a store went into a cart; the same one counts once a day. */
  add(visitor: Visitor, seen: Required<SeenVisit>): void;
  /** Somebody is at the checkout with something of these stores, or has ordered it. */
  reach(
    visitor: Visitor,
    step: Extract<FunnelStep, 'checkout' | 'ordered'>,
    storeIds: Iterable<string>,
  ): void;
  /** Somebody says that they are at the checkout; counts for who put something of this store into a cart today. */
  noteCheckout(visitor: Visitor, storeId: string): void;
  /** Somebody looked for something in a store, by id or slug, and there was none. */
  miss(visitor: Visitor, store: string, q: string): void;
  /** Whether somebody would be counted now. */
  mayCount(visitor: Visitor): boolean;
  /** Writes down what was counted; whatever cannot be written is tried again the next time. At last also what may still be typed. */
  write(isLast?: boolean): Promise<void>;
  /** Begins to write from time to time; answers how to stop, with everything written down. */
  start(): () => Promise<void>;
}

interface VisitsOptions {
  db: Database;
  clock: Clock;
  /** The zone whose calendar is the market's. */
  timeZone: string;
  log: Log;
}

const checkoutKey = (mark: number, storeId: string) => `${mark} checkout ${storeId}`;

export function createVisits({ db, clock, timeZone, log }: VisitsOptions): Visits {
  const hourAt = createMarketHours(timeZone);
  const marks = new VisitorHasher();
  const tally = new VisitTally();
  const shares = createShares(clock);
  const typed = createTyped(clock);
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

  /** Today's mark of somebody who counts, and the hour. */
  const admit = (visitor: Visitor) => {
    if (!isPerson(visitor.userAgent)) return null;
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
    tally.steps(storeId, at, marks.take(storeId, mark, step));

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
    // With the day whatever is remembered goes.
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
    // Of two notes the first may be looked up last.
    if (marks.hasTaken(storeId, mark, 'added')) take(mark, 'checkout', storeId, at);
    else counted.set(checkoutKey(mark, storeId), Number.POSITIVE_INFINITY);
  };

  const miss = (visitor: Visitor, store: string, q: string) => {
    const admitted = admit(visitor);
    if (!admitted) return;
    typed.note(`${admitted.mark} ${store}`, { store, at: admitted.at, q });
  };

  const writeBatch = async (isLast: boolean) => {
    hourNow();
    for (const { store, at, q } of typed.settled(isLast)) tally.missed(store, at, q);
    unwritten ??= tally.isEmpty ? null : tally.take();
    if (unwritten === null) return;
    await addVisitCounts(db, unwritten);
    unwritten = null;
    if (!tally.isEmpty) await writeBatch(isLast);
  };
  const write = (isLast = false) => {
    writing = writing
      .then(() => writeBatch(isLast))
      .catch((err: unknown) => log.warn({ err }, 'Visits could not be written down.'));
    return writing;
  };
  const start = () => {
    const timer = setInterval(() => void write(), BATCH);
    return async () => {
      clearInterval(timer);
      await write(true);
    };
  };

  return { look, add, reach, noteCheckout, miss, mayCount, write, start };
}
