import type { createHttpClient } from '../api/http-client.ts';

/** Logout call for a session that this browser has already dropped (R7.6). */
export const createSignOutService = (
  { call, sendAs }: ReturnType<typeof createHttpClient>,
  page: EventTarget = globalThis,
  isOnline: () => boolean = () => navigator.onLine,
) => ({
  async tellServer({ accessToken }: { accessToken: string }) {
    const { result, bearer } = await sendAs('logout', accessToken);
    if (result.ok) return 'told';
    return bearer === 'accepted' ? 'unreached' : 'refused';
  },

  /** New access token from the refresh token; null if refused. */
  async askRefresh({ refreshToken }: { refreshToken: string }): Promise<string | null> {
    const fresh = await call('refreshToken', { body: { refresh_token: refreshToken } });
    return fresh.ok ? fresh.value.access_token : null;
  },

  /** Resolves when the device is online; at once if it is already. */
  awaitLine(): Promise<void> {
    if (isOnline()) return Promise.resolve();
    return new Promise((resolve) => {
      page.addEventListener('online', () => resolve(), { once: true });
    });
  },
});
