import { SEEN_PAGES } from '../../contract/pages/seen-page-limits.ts';
import { givenAt } from './answers.ts';
import type { Seen } from './away-page.ts';
import { titleIn } from './kept-page.ts';

/** How many of them the page without a line leads to. */
const MOST = 12;

/** The pages that a cache holds and that may still be shown, the last seen first, one of each name. `now` in ms UTC. */
export async function seenIn(cache: Pick<Cache, 'keys' | 'match'>, now: number): Promise<Seen[]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request): Promise<Seen | null> => {
      const answer = await cache.match(request, { ignoreVary: true });
      const at = answer ? givenAt(answer) : null;
      if (!answer || at === null || at < now - SEEN_PAGES.pages.age * 1_000) return null;
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
