import { givenAt, withText } from './answers.ts';
import { sinceWhen } from './away.messages.ts';
import { dressedIn, themeIn, withNotice } from './kept-page.ts';
import { scope } from './worker-scope.ts';

export const awayNow = () => (scope.navigator.onLine ? 'unreachable' : 'offline');

/** The theme that is chosen now; null where a worker cannot know. */
export async function themeNow() {
  if (!scope.cookieStore) return null;
  return themeIn((await scope.cookieStore.get('theme'))?.value);
}

interface Used {
  cachedResponse?: Response | undefined;
}

/** Has a page that was kept say since when it is, wherever it is used in the place of one that cannot be had (R2.25). */
export const toldSinceWhen = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: Used): Promise<Response | null> => {
    const at = cachedResponse && givenAt(cachedResponse);
    // What does not say since when it is, is not shown.
    if (!cachedResponse || at === null || at === undefined) return null;
    const html = await cachedResponse.text();
    const theme = await themeNow();
    const dressed = theme === null ? html : dressedIn(html, theme);
    return withText(cachedResponse, withNotice(dressed, sinceWhen(awayNow(), at, Date.now())));
  },
};
