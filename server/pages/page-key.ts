import { LRUCache } from 'lru-cache';
import { isSentFirst, screenAt } from '../../contract/shell/screen-at.ts';
import { STORE_QUERY_NAMES, storeFromHost } from '../../contract/stores/store-urls.ts';

/** The shell of every first screen shows the store and what was searched for. */
const OF_SHELL: readonly string[] = [...STORE_QUERY_NAMES, 'q'];
const MAX_VALUE = 100;

export interface PageAddress {
  /** Key of the page in the cache. */
  key: string;
  /** The address that is rendered: host reduced to the store it names, query to what the page may depend on. */
  url: string;
}

/** Query names that the page at a path may depend on; all others are left to the browser. */
function namesAt(pathname: string): readonly string[] {
  const screen = screenAt(pathname);
  if (screen === null) return OF_SHELL;
  return isSentFirst(screen) ? [...OF_SHELL, ...(screen.query ?? [])] : [];
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

/** Reading an address takes longer than sending the page; beyond this length each is another one anyway. */
const SHORT = 300;
const read = new LRUCache<string, PageAddress>({ max: 2_000 });

/** What a page depends on of its address. Nothing else of a request reaches the rendering. */
export function pageAddress(path: string, host: string, publicHost: string): PageAddress {
  if (path.length + host.length > SHORT) return readAddress(path, host, publicHost);
  const text = `${publicHost} ${host} ${path}`;
  const address = read.get(text) ?? readAddress(path, host, publicHost);
  read.set(text, address);
  return address;
}
