import { responseDate, withText } from './responses.ts';
import { sinceWhen } from './offline.messages.ts';
import { withTheme, themeIn, withBanner } from './cached-page.ts';
import { scope } from './worker-scope.ts';

export const connectionState = () => (scope.navigator.onLine ? 'unreachable' : 'offline');

/** The theme that is chosen now; null where a worker cannot know. */
export async function themeNow() {
  if (!scope.cookieStore) return null;
  return themeIn((await scope.cookieStore.get('theme'))?.value);
}

interface Used {
  cachedResponse?: Response | undefined;
}

/** Has a page that was kept say since when it is, wherever it is used in the place of one that cannot be had (R2.25). */
export const offlineBanner = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: Used): Promise<Response | null> => {
    const at = cachedResponse && responseDate(cachedResponse);
    // What does not say since when it is, is not shown.
    if (!cachedResponse || at === null || at === undefined) return null;
    const html = await cachedResponse.text();
    const theme = await themeNow();
    const dressed = theme === null ? html : withTheme(html, theme);
    return withText(cachedResponse, withBanner(dressed, sinceWhen(connectionState(), at, Date.now())));
  },
};
