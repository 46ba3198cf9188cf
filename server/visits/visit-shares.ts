import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

const HOUR = 60 * 60_000;

/** How much is counted of one network in an hour: forty people behind one address see less. */
const LOOKS_PER_HOUR = 4_000;
/** As many visitors one network has in an hour: names of browsers are made up more easily than addresses. */
const VISITORS_PER_HOUR = 40;
const NETWORKS = 20_000;

interface Share {
  looks: number;
  visitors: number[];
  until: number;
}

/** Counts for each network within the hour that began with its first; of those that came longest ago it forgets. */
export function createShares(clock: Clock, looks = LOOKS_PER_HOUR, visitors = VISITORS_PER_HOUR) {
  const shares = new LRUCache<string, Share>({ max: NETWORKS });
  return {
    /** Whether a network has some of its share left for a visitor, by their mark; it is taken. */
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
