import { LRUCache } from 'lru-cache';
import { isServerRendered, screenAt } from '../../contract/shell/screen-lookup.ts';
import { STORE_QUERY_NAMES, storeFromHost } from '../../contract/stores/store-urls.ts';

/** Query parameters of the shell, which shows the store and the search text on every screen. */
const OF_SHELL: readonly string[] = [...STORE_QUERY_NAMES, 'q'];
const MAX_VALUE = 100;

export interface PageAddress {
  /** Cache key of the page. */
  key: string;
  /** URL to render: the host reduced to its store, the query reduced to relevant parameters. */
  url: string;
}

/** Query parameters that affect the page at a path; the browser handles all others. */
function namesAt(pathname: string): readonly string[] {
  const screen = screenAt(pathname);
  if (screen === null) return OF_SHELL;
  return isServerRendered(screen) ? [...OF_SHELL, ...(screen.query ?? [])] : [];
}

function readAddress(path: string, host: string, publicHost: string): PageAddress {
  const url = new URL(`http://market.invalid${path.startsWith('/') ? path : '/'}`);
  const names = namesAt(url.pathname);
  const shown = [...url.searchParams].filter(
    ([name, value]) => names.includes(name) && value.length <= MAX_VALUE,
  );
  shown.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const store = storeFromHost(host, publicHost);
  const base = publicHost || 'market.invalid';
  const query = new URLSearchParams(shown).toString();
  const href = `http://${store ? `${store}.` : ''}${base}${url.pathname}${query ? `?${query}` : ''}`;
  return { key: href, url: href };
}

/** Maximum length of a memoized address. Parsing takes longer than sending a page, but long addresses rarely repeat. */
const SHORT = 300;
const read = new LRUCache<string, PageAddress>({ max: 2_000 });

/** Parts of an address that affect the page. The rendering gets nothing else from the request. */
export function pageAddress(path: string, host: string, publicHost: string): PageAddress {
  if (path.length + host.length > SHORT) return readAddress(path, host, publicHost);
  const text = `${publicHost} ${host} ${path}`;
  const address = read.get(text) ?? readAddress(path, host, publicHost);
  read.set(text, address);
  return address;
}
