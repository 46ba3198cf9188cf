import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

const HOUR = 60 * 60_000;

/** How much is counted of one network in an hour: forty people behind one address see less. */
const PER_HOUR = 4_000;
const NETWORKS = 20_000;

/** Counts for each network within the hour that began with its first; of those that came longest ago it forgets. */
export function createShares(clock: Clock, most = PER_HOUR) {
  const shares = new LRUCache<string, { used: number; until: number }>({ max: NETWORKS });
  return {
    /** Whether a network has some of its share left, which is taken. */
    take(network: string): boolean {
      const now = clock.now();
      let share = shares.get(network);
      if (!share || share.until <= now) {
        share = { used: 0, until: now + HOUR };
        shares.set(network, share);
      }
      if (share.used >= most) return false;
      share.used += 1;
      return true;
    },
  };
}
