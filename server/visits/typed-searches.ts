import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { MarketHour } from './market-hours.ts';

/** Whoever types has stopped by then, in ms. */
const PAUSE = 10_000;
const MOST = 2_000;
/** As long as a word is kept, in characters. */
const LONGEST = 60;

interface Search {
  /** Id or slug. */
  store: string;
  at: MarketHour;
  q: string;
}

const tidied = (q: string) =>
  q.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, LONGEST).trim();

/** Searches of which it is not known yet whether more is typed: lists look while one types, and only the last word was meant. */
export function createTyped(clock: Clock) {
  const last = new LRUCache<string, Search & { since: number }>({ max: MOST });
  let ended: Search[] = [];
  const end = ({ since: _, ...search }: Search & { since: number }) => {
    if (ended.length < MOST) ended.push(search);
  };

  return {
    /** Somebody, in some store, looked for that and found nothing. */
    note(who: string, { q, ...where }: Search): void {
      const word = tidied(q);
      if (word === '') return;
      const before = last.get(who);
      if (before && !word.startsWith(before.q) && !before.q.startsWith(word)) end(before);
      last.set(who, { ...where, q: word, since: clock.now() });
    },
    /** Those that nobody types any more; at last all of them. */
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
    /** Forgets who typed what: it is counted as it stands. */
    forgetWho(): void {
      for (const search of last.values()) end(search);
      last.clear();
    },
  };
}
