import { cacheableScreens } from '../shell/screen-metadata.ts';

const screens = cacheableScreens().map(({ path, query }) => ({
  pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/*$`, 'i'),
  query,
}));

/**
 * The address under which the page at an address is kept on a device (R2.25): without what the page does not depend on. Null for
 * one that is not kept: it is somebody's, a search's results, or none of the market's. Throws for what is no whole address.
 */
export function offlineAddress(href: string): string | null {
  const { origin, pathname, searchParams } = new URL(href);
  const screen = screens.find(({ pattern }) => pattern.test(pathname));
  if (!screen || searchParams.has('q')) return null;
  const shown = [...searchParams]
    .filter(([name]) => screen.query.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const query = new URLSearchParams(shown).toString();
  return `${origin}${pathname}${query ? `?${query}` : ''}`;
}
