import type { EndpointName } from '../../contract/endpoints.ts';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import { inLane } from '../db/lanes.ts';
import { createAllowance } from '../http/allowance.ts';
import { defaultRefusal } from '../http/default-error-messages.ts';
import { createFairLimiter } from '../http/fair-limiter.ts';
import { laneOfCall } from './call-lane.ts';
import type { AnyVerb } from './verb.ts';

/** Cost units per minute and network address, of which 40 people behind one address use a part. */
const ALLOWANCE = { units: 12_000, window: 60_000 };

/** Waiting expensive calls from which further ones are refused: in all, and of one network address. */
const MOST_WAITING = 300;
const MOST_OF_EACH = 60;
/** Wait in ms after which an expensive call is refused: whoever asked has probably asked again. */
const LONGEST_WAIT = 5_000;
/** Retry-After of a refused expensive call, in seconds. */
const RETRY_AFTER = 5;

interface CallLanesOptions {
  clock: Clock;
  /** Connections of the expensive lane. */
  places: number;
  /** True if the limits of each network address apply. */
  hasLimits: boolean;
}

/** Runs the verb of a call in its lane. Throws TOO_MANY_REQUESTS or UNAVAILABLE for an expensive call that must not run. */
export type CallLanes = (name: EndpointName, verb: AnyVerb, ctx: Context, input: object) => Promise<unknown>;

const busy = () => defaultRefusal('UNAVAILABLE', { retryAfter: RETRY_AFTER });

/**
 * Lanes of calls: ordinary calls run at once. Expensive ones wait for their turn, fairly among network addresses, of
 * which each has half of the places at most. Equal calls of one caller that have not begun share one answer.
 */
export function createCallLanes({ clock, places, hasLimits }: CallLanesOptions): CallLanes {
  const queue = createFairLimiter(places, {
    mostWaiting: MOST_WAITING,
    ...(hasLimits && { atOnceOfEach: Math.ceil(places / 2), mostOfEach: MOST_OF_EACH }),
  });
  const takeShare = hasLimits ? createAllowance(clock, ALLOWANCE) : () => {};
  const waiting = new Map<string, Promise<unknown>>();

  const enqueue = (key: string, network: string, work: () => Promise<unknown>): Promise<unknown> => {
    if (queue.isFull() || queue.isFullOf(network)) throw busy();
    const since = performance.now();
    const answer = queue.run(() => {
      waiting.delete(key);
      if (performance.now() - since > LONGEST_WAIT) throw busy();
      return work();
    }, network);
    waiting.set(key, answer);
    return answer;
  };

  return async (name, verb, ctx, input) => {
    const { lane, cost } = laneOfCall(name, input, ctx.asker);
    if (lane === 'shop') return verb(ctx, input);
    const { address, asker } = ctx;
    // The server's own calls for a page have no address; the limits of pages hold for them.
    if (address !== '') takeShare(address, cost);
    const who = asker.role === 'anonymous' ? '' : asker.userId;
    const key = JSON.stringify([address, who, name, input]);
    return waiting.get(key) ?? enqueue(key, address, () => verb({ ...ctx, db: inLane(ctx.db, lane) }, input));
  };
}
