import type { BrowserContext, Page, Request } from '@playwright/test';

/** Records every request of a browser whose path has this ending. */
export function watchRequests(context: BrowserContext, ending: string): Request[] {
  const seen: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(ending)) seen.push(request);
  });
  return seen;
}

/** Marks the stored tokens as expired in all tabs of the browser. */
export const expireTokens = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('expires_at', String(Date.now() - 1_000)));

/** Stored session data of this browser, by key. */
export const storedTokens = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => key.endsWith('_token') || /^(expires|token)_/.test(key)),
    ),
  );

/** Records which of these texts are ever painted on a page, from its next load on. */
export async function watchTexts(page: Page, ...texts: string[]): Promise<() => Promise<string[]>> {
  const watch = (wanted: string[]) => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenTexts: seen });
    const note = () => {
      for (const text of wanted) if (document.body?.textContent?.includes(text)) seen.add(text);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  };
  await page.evaluate(watch, texts);
  return () => page.evaluate(() => [...(globalThis as unknown as { seenTexts: Set<string> }).seenTexts]);
}

/** From its next load on, this page sees other tabs' storage changes with a delay in ms, as in a busy browser. */
export async function delayStorageEvents(page: Page, lag: number): Promise<void> {
  await page.addInitScript((delay) => {
    const real = localStorage;
    const seen = new Map(Object.entries(real));
    const see = (key: string | null, value: string | null) => {
      if (key === null) seen.clear();
      else if (value === null) seen.delete(key);
      else seen.set(key, value);
    };
    addEventListener('storage', ({ key, newValue }) => void setTimeout(() => see(key, newValue), delay));
    const shown: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
      getItem: (key) => seen.get(key) ?? null,
      setItem(key, value) {
        see(key, value);
        real.setItem(key, value);
      },
      removeItem(key) {
        see(key, null);
        real.removeItem(key);
      },
    };
    Object.defineProperty(globalThis, 'localStorage', { value: shown });
  }, lag);
}
