import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

interface KeptOptions {
  clock: Clock;
  /** Cache time in ms. */
  keptFor: number;
  /** Maximum cached answers. */
  max: number;
}

type Keep<Made> = <Answer extends Made | null>(name: string, make: () => Promise<Answer>) => Promise<Answer>;

/**
 * Memo with time limit and single-flight: parallel requests for a name share one computation. Failed and null results
 * are not cached.
 */
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
