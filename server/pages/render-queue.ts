import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { createAllowance } from '../http/allowance.ts';
import { createFairLimiter } from '../http/fair-limiter.ts';
import { defaultRefusal } from '../http/default-error-messages.ts';

const SECOND = 1_000;

/** Renderings per network and window. Five a second are more than any shopper or crawler needs. */
const PER_WINDOW = 300;
const WINDOW = 60 * SECOND;

/** Maximum waiting renderings, in total and per network. */
const MOST_WAITING = 30;
const MOST_OF_EACH = 10;
const ROOM_AFTER = 5;
/** Queue length from which a stale page is preferred to a new rendering. */
const BUSY_FROM = 2;

/** Time in ms after which the next rendering may start, because the current one waits for the database. */
const LONGEST_TURN = 250;

/** Period after a call, in ms, in which renderings pause for further calls. */
const LATELY = 1_000;

/**
 * Pause after a rendering, as a multiple of its duration, so that calls rarely wait for a rendering; `LONGEST_REST`
 * limits it in ms.
 */
const REST = 3;
const LONGEST_REST = 250;

interface RenderingsOptions {
  clock: Clock;
  /** True if limits apply per network. */
  hasLimits: boolean;
}

/** Render queue of the server. */
export interface RenderQueue {
  /**
   * Renders when it is this network's turn. Throws synchronously: TOO_MANY_REQUESTS if the network exceeds its share or
   * queue limit, UNAVAILABLE if the whole queue is full.
   */
  render: <T>(work: () => Promise<T>, network: string) => Promise<T>;
  /** True if another rendering would wait long. */
  isBusy: () => boolean;
  /** Records an API call, because calls have priority over pages. */
  noteCall: () => void;
}

/** Render queue: one page at a time, networks take turns, and most of the time is left to calls while there are any. */
export function createRenderQueue({ clock, hasLimits }: RenderingsOptions): RenderQueue {
  const queue = createFairLimiter(1, {
    mostWaiting: MOST_WAITING,
    ...(hasLimits && { mostOfEach: MOST_OF_EACH }),
  });
  const takeShare = hasLimits ? createAllowance(clock, { units: PER_WINDOW, window: WINDOW }) : () => {};
  let calledAt = Number.NEGATIVE_INFINITY;

  const takeTurn = async (page: Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await Promise.race([page.catch(() => {}), pause(LONGEST_TURN)]);
    const ended = performance.now();
    if (calledAt > ended - LATELY) await pause(Math.min(REST * (ended - began), LONGEST_REST));
  };

  const render = <T>(work: () => Promise<T>, network: string): Promise<T> => {
    if (queue.isFullOf(network)) throw defaultRefusal('TOO_MANY_REQUESTS', { retryAfter: ROOM_AFTER });
    if (queue.isFull()) throw defaultRefusal('UNAVAILABLE', { retryAfter: ROOM_AFTER });
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
