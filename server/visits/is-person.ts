import { isBot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Maximum User-Agent length of a real browser. */
const LONGEST = 400;

/** Cache of results: few User-Agents make up most requests, and a lookup takes a tenth of the check. */
const known = new LRUCache<string, boolean>({ max: 500 });

/** True if the User-Agent is a browser and not a bot; false without a User-Agent. */
export function isPerson(userAgent: string | undefined): boolean {
  if (userAgent === undefined || userAgent === '' || userAgent.length > LONGEST) return false;
  const found = known.get(userAgent);
  if (found !== undefined) return found;
  const is = !isBot(userAgent);
  known.set(userAgent, is);
  return is;
}
