import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { defaultRefusal } from './default-error-messages.ts';

const SECOND = 1_000;
const NETWORKS = 20_000;

interface Share {
  used: number;
  until: number;
}

/**
 * Allowance of each network address at this process: at most `units` in a window of `window` ms, which starts with its
 * first use. The returned function takes some; it throws TOO_MANY_REQUESTS with the seconds to wait if they are used up.
 */
export function createAllowance(
  clock: Clock,
  { units, window }: { units: number; window: number },
): (network: string, cost?: number) => void {
  const shares = new LRUCache<string, Share>({ max: NETWORKS });
  return (network, cost = 1) => {
    const known = shares.get(network);
    const share = known && known.until > clock.now() ? known : { used: 0, until: clock.now() + window };
    if (share.used + cost > units) {
      throw defaultRefusal('TOO_MANY_REQUESTS', {
        retryAfter: Math.ceil((share.until - clock.now()) / SECOND),
      });
    }
    share.used += cost;
    shares.set(network, share);
  };
}
