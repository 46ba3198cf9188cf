import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { MarketHour } from './market-hours.ts';

/** Debounce of searches in ms: typing has ended after this pause. */
const PAUSE = 10_000;
const MOST = 2_000;
/** Maximum length of a stored search, in characters. */
const LONGEST = 60;

interface Search {
  /** Store id or slug. */
  store: string;
  at: MarketHour;
  q: string;
}

const tidied = (q: string) =>
  q.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, LONGEST).trim();

/** Debounced searches without results. Lists search while the user types, and only the final text counts. */
export function createMissedSearchDebouncer(clock: Clock) {
  const last = new LRUCache<string, Search & { since: number }>({ max: MOST });
  let ended: Search[] = [];
  const end = ({ since: _, ...search }: Search & { since: number }) => {
    if (ended.length < MOST) ended.push(search);
  };

  return {
    /** Records a search without results in a store. */
    note(who: string, { q, ...where }: Search): void {
      const word = tidied(q);
      if (word === '') return;
      const before = last.get(who);
      if (before && !word.startsWith(before.q) && !before.q.startsWith(word)) end(before);
      last.set(who, { ...where, q: word, since: clock.now() });
    },
    /** Searches that are no longer being typed; with `isLast` all of them. */
    settled(isLast: boolean): Search[] {
      for (const [who, search] of last.entries()) {
        if (!isLast && search.since + PAUSE > clock.now()) continue;
        last.delete(who);
        end(search);
      }
      const settled = ended;
      ended = [];
      return settled;
    },
    /** Ends all current searches, so that no visitor remains identifiable. */
    forgetWho(): void {
      for (const search of last.values()) end(search);
      last.clear();
    },
  };
}
