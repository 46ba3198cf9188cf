import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

interface KeptOptions {
  clock: Clock;
  /** How long an answer is given again as it was, in ms. */
  keptFor: number;
  /** How many are kept. */
  max: number;
}

type Keep<Made> = <Answer extends Made | null>(name: string, make: () => Promise<Answer>) => Promise<Answer>;

/** Gives the answer of a name: many who ask at once share one making, and one that failed or is null is not kept. */
export function createMemo<Made>({ clock, keptFor, max }: KeptOptions): Keep<Made> {
  const kept = new LRUCache<string, { made: Promise<Made | null>; until: number }>({ max });
  return <Answer extends Made | null>(name: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(name);
    if (known && known.until > clock.now()) return known.made as Promise<Answer>;
    const made = make();
    kept.set(name, { made, until: clock.now() + keptFor });
    const drop = () => void (kept.peek(name)?.made === made && kept.delete(name));
    made.then((answer) => answer ?? drop(), drop);
    return made;
  };
}
