import { isBot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** No browser's name is longer. */
const LONGEST = 400;

/** Few names make up nearly all: to look one up takes a tenth of asking again. */
const known = new LRUCache<string, boolean>({ max: 500 });

/** Whether a program calls itself what a browser of people does; one without a name is none. */
export function isPerson(userAgent: string | undefined): boolean {
  if (userAgent === undefined || userAgent === '' || userAgent.length > LONGEST) return false;
  const found = known.get(userAgent);
  if (found !== undefined) return found;
  const is = !isBot(userAgent);
  known.set(userAgent, is);
  return is;
}
