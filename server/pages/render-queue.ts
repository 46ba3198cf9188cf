import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { createFairLimiter } from '../http/fair-limiter.ts';
import { refuse } from '../http/default-error-messages.ts';

const SECOND = 1_000;

/** How many pages one network has rendered in a window: five a second are more than any shopper's or crawler's. */
const PER_WINDOW = 300;
const WINDOW = 60 * SECOND;
const NETWORKS = 20_000;

/** How many may wait to be rendered, in all and of one network. */
const MOST_WAITING = 30;
const MOST_OF_EACH = 10;
const ROOM_AFTER = 5;
/** From how many waiting on a reader had better get what is there. */
const BUSY_FROM = 2;

/** A rendering that has not ended by then, in ms, waits for the database: another one may begin. */
const LONGEST_TURN = 250;

/** For how long after a call, in ms, renderings leave room for more of them. */
const LATELY = 1_000;

/** How often its own time a rendering is followed by none, so that a call seldom meets one; in ms, at most. */
const REST = 3;
const LONGEST_REST = 250;

interface RenderingsOptions {
  clock: Clock;
  /** Whether networks are told apart. */
  hasLimits: boolean;
}

/** Who may have a page rendered, and when. */
export interface RenderQueue {
  /**
   * Renders when the turn of this network comes. Throws before anything is waited for: TOO_MANY_REQUESTS when the network
   * has had its share or has as many waiting as may, UNAVAILABLE when everybody has.
   */
  render: <T>(work: () => Promise<T>, network: string) => Promise<T>;
  /** Whether so many wait already that one more would wait for long. */
  isBusy: () => boolean;
  /** Says that somebody calls: calls go before pages. */
  noteCall: () => void;
}

/** Counts for each network within the window that began with its first. */
function createShares(clock: Clock) {
  const shares = new LRUCache<string, { used: number; until: number }>({ max: NETWORKS });
  return (network: string): void => {
    const known = shares.get(network);
    const share = known && known.until > clock.now() ? known : { used: 0, until: clock.now() + WINDOW };
    if (share.used >= PER_WINDOW) {
      throw refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((share.until - clock.now()) / SECOND) });
    }
    share.used += 1;
    shares.set(network, share);
  };
}

/** Renders one page at a time, every network's in turn, and leaves the better part of the time to calls while there are any. */
export function createRenderQueue({ clock, hasLimits }: RenderingsOptions): RenderQueue {
  const queue = createFairLimiter(1, {
    mostWaiting: MOST_WAITING,
    ...(hasLimits && { mostOfEach: MOST_OF_EACH }),
  });
  const takeShare = hasLimits ? createShares(clock) : () => {};
  let calledAt = Number.NEGATIVE_INFINITY;

  const takeTurn = async (page: Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await Promise.race([page.catch(() => {}), pause(LONGEST_TURN)]);
    const ended = performance.now();
    if (calledAt > ended - LATELY) await pause(Math.min(REST * (ended - began), LONGEST_REST));
  };

  const render = <T>(work: () => Promise<T>, network: string): Promise<T> => {
    if (queue.isFullOf(network)) throw refuse('TOO_MANY_REQUESTS', { retryAfter: ROOM_AFTER });
    if (queue.isFull()) throw refuse('UNAVAILABLE', { retryAfter: ROOM_AFTER });
    takeShare(network);
    return new Promise((resolve, reject) => {
      void queue.run(() => {
        const page = work();
        page.then(resolve, reject);
        return takeTurn(page);
      }, network);
    });
  };

  const noteCall = () => {
    calledAt = performance.now();
  };

  return { render, isBusy: () => queue.waiting() >= BUSY_FROM, noteCall };
}
