import { expect, type Page, type Request } from '@playwright/test';
import { GOOGLE_SECRET, GOOGLE_SITE_KEY, startFakeGoogle } from '../support/http/fake-google.ts';
import { LoginPage } from './pages/login-page.ts';
import { waitForIdlePage } from './support/hydration.ts';
import { test } from './support/fixtures.ts';
import { startSeparateServer } from './support/separate-server.ts';
import { accountOf } from './support/test-users.ts';

/** Requests of a page related to the bot check, in order: path and token. */
function watchCheck(page: Page): { path: string; token: string | null }[] {
  const seen: { path: string; token: string | null }[] = [];
  const isOfCheck = (path: string) => /captcha|^\/bot-check|auth\/login/.test(path);
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (isOfCheck(pathname))
      seen.push({ path: pathname, token: request.headers()['x-captcha-token'] ?? null });
  });
  return seen;
}

test.describe('the bot check', () => {
  test(
    'R3.17 R7.25 battery 54 whoever touches the login proves to be a person, and gets in',
    { tag: '@phone' },
    async ({ page, shopper }) => {
      const seen = watchCheck(page);
      const login = new LoginPage(page);
      await login.open('/login?origin=%2Fprofile');
      await waitForIdlePage(page);
      expect(seen).toEqual([]);
      const verified = page.waitForResponse('**/api/auth/recaptcha/verify');
      await login.signIn(shopper);
      expect(await (await verified).json()).toEqual({
        success: true,
        score: 1,
        valid: true,
        risk_level: 'low',
        action: 'login',
      });
      await expect(page).toHaveURL('/profile');
      expect(seen.map(({ path }) => path)).toEqual([
        '/bot-check.js',
        '/api/auth/recaptcha/challenge',
        '/api/auth/recaptcha/verify',
        '/api/auth/login',
      ]);
      expect((seen.at(-1)?.token ?? '').length > 20).toBe(true);
    },
  );

  test(
    'R8.3 a check that breaks holds nobody up who need not prove anything',
    { tag: '@desktop' },
    async ({ page, shopper }) => {
      const seen = watchCheck(page);
      await page.route('**/bot-check.js*', (route) => route.abort());
      const login = new LoginPage(page);
      await login.open('/login?origin=%2Fprofile');
      await login.signIn(shopper);
      await expect(page).toHaveURL('/profile');
      expect(seen).toEqual([
        ...Array.from({ length: 3 }, () => ({ path: '/bot-check.js', token: null })),
        { path: '/api/auth/login', token: null },
      ]);
    },
  );

  test(
    'R7.25 R8.3 R8.5 battery 122 by Google, and required: with it one gets in, without it not',
    { tag: '@desktop' },
    async ({ page }) => {
      const google = await startFakeGoogle();
      const server = await startSeparateServer('server/main.ts', {
        NODE_ENV: 'production',
        CAPTCHA_PROVIDER: 'recaptcha',
        CAPTCHA_ORIGIN: google.origin,
        CAPTCHA_SITE_KEY: GOOGLE_SITE_KEY,
        CAPTCHA_SECRET: GOOGLE_SECRET,
        CAPTCHA_REQUIRED: 'login',
      });
      try {
        const login = new LoginPage(page);
        await login.open(`${server.url}/login?origin=%2Fprofile`);
        google.feels('broken');
        await login.signIn(accountOf('consumer', 0));
        await expect(page.getByRole('alert')).toHaveText(
          'reCAPTCHA validation failed: Failed to load reCAPTCHA script after 3 attempts. Last error: Script load error',
        );
        google.feels('well');
        await login.signIn(accountOf('consumer', 0));
        await expect(page).toHaveURL(`${server.url}/profile`);
        expect(google.asked).toEqual([
          ...Array<string>(4).fill(`/recaptcha/api.js?render=${GOOGLE_SITE_KEY}`),
          '/recaptcha/api/siteverify',
        ]);
      } finally {
        await page.goto('about:blank');
        await server.stop();
        await google.stop();
      }
    },
  );
});
