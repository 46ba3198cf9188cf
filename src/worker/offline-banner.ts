import { responseDate, withText } from './responses.ts';
import { staleBannerText } from './offline.messages.ts';
import { withTheme, themeIn, withBanner } from './rewrite-cached-page.ts';
import { scope } from './worker-scope.ts';

export const currentOfflineCause = () => (scope.navigator.onLine ? 'unreachable' : 'offline');

/** Current theme; null if workers cannot read cookies in this browser. */
export async function themeNow() {
  if (!scope.cookieStore) return null;
  return themeIn((await scope.cookieStore.get('theme'))?.value);
}

interface Used {
  cachedResponse?: Response | undefined;
}

/** Workbox plugin that adds a banner with the date to a cached page that replaces an unavailable one (R2.25). */
export const offlineBannerPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: Used): Promise<Response | null> => {
    const at = cachedResponse && responseDate(cachedResponse);
    // A page without a date is not shown.
    if (!cachedResponse || at === null || at === undefined) return null;
    const html = await cachedResponse.text();
    const theme = await themeNow();
    const dressed = theme === null ? html : withTheme(html, theme);
    return withText(
      cachedResponse,
      withBanner(dressed, staleBannerText(currentOfflineCause(), at, Date.now())),
    );
  },
};
