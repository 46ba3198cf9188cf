import { cacheableScreens } from '../shell/screen-metadata.ts';

const screens = cacheableScreens().map(({ path, query }) => ({
  pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/*$`, 'i'),
  query,
}));

/**
 * Cache key of an offline page (R2.25): its URL without query parameters that do not affect it. Null for pages that are
 * never stored: private pages, search results and other sites. Throws for a relative URL.
 */
export function offlineCacheKey(href: string): string | null {
  const { origin, pathname, searchParams } = new URL(href);
  const screen = screens.find(({ pattern }) => pattern.test(pathname));
  if (!screen || searchParams.has('q')) return null;
  const shown = [...searchParams]
    .filter(([name]) => screen.query.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const query = new URLSearchParams(shown).toString();
  return `${origin}${pathname}${query ? `?${query}` : ''}`;
}
