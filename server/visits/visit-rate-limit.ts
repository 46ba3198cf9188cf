import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

const HOUR = 60 * 60_000;

/** Maximum counted views per network and hour; about 40 people behind one address cause fewer. */
const LOOKS_PER_HOUR = 4_000;
/** Maximum visitors per network and hour, because User-Agents are easier to fake than addresses. */
const VISITORS_PER_HOUR = 40;
const NETWORKS = 20_000;

interface Share {
  looks: number;
  visitors: number[];
  until: number;
}

/** View counters per network, in an hour that starts with its first view; the least recently used are evicted. */
export function createVisitRateLimit(clock: Clock, looks = LOOKS_PER_HOUR, visitors = VISITORS_PER_HOUR) {
  const shares = new LRUCache<string, Share>({ max: NETWORKS });
  return {
    /** Consumes one view of a network for a visitor's hash; false if the limit is reached. */
    take(network: string, mark: number): boolean {
      const now = clock.now();
      let share = shares.get(network);
      if (!share || share.until <= now) {
        share = { looks: 0, visitors: [], until: now + HOUR };
        shares.set(network, share);
      }
      if (share.looks >= looks) return false;
      if (!share.visitors.includes(mark)) {
        if (share.visitors.length >= visitors) return false;
        share.visitors.push(mark);
      }
      share.looks += 1;
      return true;
    },
  };
}
