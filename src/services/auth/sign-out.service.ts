import type { createHttpClient } from '../api/http-client.ts';

/** Tells the server of a session that this browser has dropped (R7.6). */
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

  /** The access token that the refresh token gives, or null. */
  async askRefresh({ refreshToken }: { refreshToken: string }): Promise<string | null> {
    const fresh = await call('refreshToken', { body: { refresh_token: refreshToken } });
    return fresh.ok ? fresh.value.access_token : null;
  },

  /** Settles when this device has a line, at once if it has one. */
  awaitLine(): Promise<void> {
    if (isOnline()) return Promise.resolve();
    return new Promise((resolve) => {
      page.addEventListener('online', () => resolve(), { once: true });
    });
  },
});
