import { REQUEST_LIMITS } from '../../contract/limits.ts';
import { PROTOTYPE_NAMES } from './prototype-names.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);

/** Nesting depth check without JSON parsing, because malicious nesting may overflow the parser's stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (isInString) {
      if (char === '\\') at += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (OPENING.has(char)) {
      depth += 1;
      if (depth > REQUEST_LIMITS.maxDepth) return true;
    } else if (CLOSING.has(char)) depth -= 1;
  }
  return false;
}

const MAY_NAME_BORN = new RegExp([...PROTOTYPE_NAMES, String.raw`\\u00`].join('|'));

const withoutBornNames = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new SyntaxError('A body must not name a prototype.');
  return PROTOTYPE_NAMES.has(key) ? undefined : value;
};

/**
 * JSON body in UTF-8; undefined for an empty body. The last of duplicate keys counts. Throws for invalid input, more
 * than 32 levels, and the key `__proto__`; other names of Object.prototype are dropped.
 */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = decoder.decode(body);
  if (isTooDeep(text)) throw new SyntaxError('A body must not nest deeper than 32 levels.');
  return MAY_NAME_BORN.test(text) ? JSON.parse(text, withoutBornNames) : JSON.parse(text);
}
