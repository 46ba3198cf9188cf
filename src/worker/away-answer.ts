import { awayPage, awayPolicy } from './away-page.ts';
import { seenIn } from './seen-list.ts';
import { PAGES } from './strategies.ts';
import { awayNow, themeNow } from './told-since-when.ts';

/** The answer to who goes to a page that cannot be had and was not seen. */
export async function awayAnswer(): Promise<Response> {
  const now = Date.now();
  const [cache, theme, policy] = await Promise.all([caches.open(PAGES), themeNow(), awayPolicy()]);
  const page = awayPage({ away: awayNow(), theme: theme ?? 'system', seen: await seenIn(cache, now), now });
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}
