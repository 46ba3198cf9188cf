import { addressesWithoutReturn } from '../../../contract/shell/screen-metadata.ts';

const NEVER: readonly string[] = addressesWithoutReturn();

const MAX_LENGTH = 2_000;
const SITE = 'https://site.invalid';
// Control characters, backslashes and the white space that browsers strip from URLs.
const UNSAFE = /[\p{C}\\\u2028\u2029]/u;

/** Safe return URL after login: a path of this site with query and hash. Null for any other candidate (R2.10). */
export function safeReturnTo(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || candidate.length > MAX_LENGTH || !candidate.startsWith('/'))
    return null;
  const plain = decoded(candidate);
  if (plain === null || UNSAFE.test(candidate) || UNSAFE.test(plain)) return null;
  const url = parse(candidate);
  if (url === null || url.origin !== SITE) return null;
  const path = decoded(url.pathname);
  if (path === null || path.startsWith('//') || isNever(path)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const isNever = (path: string) => NEVER.includes(path.toLowerCase().replace(/\/+$/, ''));

const parse = (candidate: string) => (URL.canParse(candidate, SITE) ? new URL(candidate, SITE) : null);

/** Text after all levels of percent-decoding; null if it is malformed or has five levels or more. */
function decoded(text: string): string | null {
  let current = text;
  for (let layer = 0; layer < 5; layer += 1) {
    const next = decodeOnce(current);
    if (next === null || next === current) return next;
    current = next;
  }
  return null;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
