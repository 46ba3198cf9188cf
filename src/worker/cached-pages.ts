import { OFFLINE_PAGE_LIMITS } from '../../contract/offline/offline-page-limits.ts';
import { responseDate } from './responses.ts';
import type { CachedPage } from './offline-page.ts';
import { titleIn } from './rewrite-cached-page.ts';

/** Maximum number of pages listed on the offline page. */
const MOST = 12;

/** Cached pages that are not expired, latest first, one per title. `now` is in ms UTC. */
export async function cachedPages(cache: Pick<Cache, 'keys' | 'match'>, now: number): Promise<CachedPage[]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request): Promise<CachedPage | null> => {
      const answer = await cache.match(request, { ignoreVary: true });
      const at = answer ? responseDate(answer) : null;
      if (!answer || at === null || at < now - OFFLINE_PAGE_LIMITS.pages.age * 1_000) return null;
      const title = titleIn(await answer.text());
      return title === null ? null : { href: request.url, title, at };
    }),
  );
  const names = new Set<string>();
  return found
    .filter((seen) => seen !== null)
    .toSorted((one, other) => other.at - one.at)
    .filter(({ title }) => names.size < names.add(title).size)
    .slice(0, MOST);
}
