import { PROTOTYPE_NAMES } from './prototype-names.ts';

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** Query parameters of a URL as texts; the last of duplicate names counts. Throws URIError for a malformed query. */
export function readQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  if (start === -1) return query;
  for (const pair of url.slice(start + 1).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = equals === -1 ? pair : pair.slice(0, equals);
    const asked = decode(name);
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1));
    if (!PROTOTYPE_NAMES.has(asked)) query[asked] = value;
  }
  return query;
}
