import { type BrowserContext, expect, type Page } from '@playwright/test';
import { LoginPage } from './pages/login-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { PageObject } from './pages/page-object.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';
import {
  expireTokens,
  storedTokens,
  delayStorageEvents,
  watchTexts,
  watchRequests,
} from './support/session-observers.ts';

const REFRESH = '/auth/refresh-token';
const LOGOUT = '/auth/logout';
/** Timeout for the other tabs to react. */
const SOON = { timeout: 2_000 };

/** Tabs of one browser at the user's orders. */
async function openTabs(context: BrowserContext, first: Page, count: number): Promise<Page[]> {
  const others = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()));
  const tabs = [first, ...others];
  for (const tab of tabs) {
    await tab.goto('/orders');
    await expect(new PageObject(tab).title).toHaveText('Tus pedidos');
  }
  return tabs;
}

/** Presses a filter of the orders in all tabs at once, without waiting for a render. */
const pressEverywhere = (tabs: readonly Page[], filter: string) =>
  Promise.all(
    tabs.map((tab) =>
      tab
        .getByRole('button', { name: filter, exact: true })
        .evaluate((button: HTMLElement) => button.click()),
    ),
  );

/** Loads the orders in all tabs and returns the final HTTP status of each. */
async function askEverywhere(tabs: readonly Page[], filter: string): Promise<number[]> {
  const answers = tabs.map((tab) =>
    tab.waitForResponse((response) => response.url().includes('/api/orders') && response.status() !== 401),
  );
  await pressEverywhere(tabs, filter);
  return (await Promise.all(answers)).map((answer) => answer.status());
}

const signOutIn = async (tab: Page) => {
  const profile = new ProfilePage(tab);
  await profile.open();
  await profile.signOut();
};

test.describe('several tabs of one browser', { tag: '@desktop' }, () => {
  for (const [count, rounds] of [
    [2, 20],
    [5, 4],
  ] as const) {
    test(`battery 112 ${count} tabs whose token expires at once, ${rounds} times over: one refresh each time, nobody out`, async ({
      page,
      context,
      shopper,
    }) => {
      await saveSession(page, shopper);
      const tabs = await openTabs(context, page, count);
      const refreshes = watchRequests(context, REFRESH);
      for (let round = 1; round <= rounds; round += 1) {
        // Sets an expired token: the timer refreshes at most once a minute, a refused token at once.
        await page.evaluate((token) => {
          localStorage.setItem('access_token', token);
          localStorage.setItem('expires_at', '1');
        }, `worn.out.${round}`);
        const statuses = await askEverywhere(tabs, round % 2 === 0 ? 'Todos' : 'Cancelado');
        expect(statuses).toEqual(tabs.map(() => 200));
        expect(refreshes.length).toEqual(round);
      }
      for (const tab of tabs) await new PageObject(tab).greets(shopper);
    });
  }

  test('battery 112 a tab that is shown late what another one stores asks for no refresh of its own', async ({
    page,
    context,
    shopper,
  }) => {
    await saveSession(page, shopper);
    const late = await context.newPage();
    await delayStorageEvents(late, 800);
    const [first = page] = await openTabs(context, page, 1);
    await late.goto('/orders');
    await expect(new PageObject(late).title).toHaveText('Tus pedidos');
    const refreshes = watchRequests(context, REFRESH);
    await late.evaluate(() => localStorage.setItem('access_token', 'worn.out.token'));
    expect(await askEverywhere([first], 'Cancelado')).toEqual([200]);
    expect(await askEverywhere([late], 'Cancelado')).toEqual([200]);
    expect(refreshes.length).toEqual(1);
  });

  test('battery 111 battery 112 a refresh that is refused is asked for once, and every tab is out once', async ({
    page,
    context,
    shopper,
  }) => {
    await saveSession(page, shopper);
    const tabs = await openTabs(context, page, 3);
    const refreshes = watchRequests(context, REFRESH);
    await page.evaluate(() => {
      localStorage.setItem('access_token', 'worn.out.token');
      localStorage.setItem('refresh_token', 'revoked-refresh-token-0');
    });
    await pressEverywhere(tabs, 'Cancelado');
    for (const tab of tabs) await new LoginPage(tab).isOpen();
    expect(refreshes.length).toEqual(1);
    expect(await storedTokens(page)).toEqual({});
  });

  test('battery 35 an answer that was lost is asked for again with the same token, and the session goes on', async ({
    page,
    context,
    shopper,
  }) => {
    await saveSession(page, shopper);
    await expireTokens(page);
    const refreshes = watchRequests(context, REFRESH);
    await page.route(
      `**${REFRESH}`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.goto('/orders');
    await expect(new PageObject(page).title).toHaveText('Tus pedidos');
    expect(new Set(refreshes.map((request) => request.postData())).size).toEqual(1);
    expect(refreshes.length).toEqual(2);
  });

  test('battery 113 R7.6 signing out in one tab empties the others within 2 s; the server is told once', async ({
    page,
    context,
    shopper,
  }) => {
    await saveSession(page, shopper);
    const [first = page, ...others] = await openTabs(context, page, 3);
    const farewells = watchRequests(context, LOGOUT);
    await signOutIn(first);
    for (const tab of others)
      await expect(tab.getByRole('heading', { name: 'Tus pedidos' })).toHaveCount(0, SOON);
    for (const tab of others) {
      await new LoginPage(tab).isOpen();
      await expect(tab.getByRole('alert')).toHaveText(
        'Tu sesión ya no está abierta en este navegador. Vuelve a entrar cuando quieras.',
      );
      await expect(tab.getByText(shopper.fullName)).toHaveCount(0);
    }
    await expect(first).toHaveURL('/');
    expect(farewells.length).toEqual(1);
    expect(await storedTokens(page)).toEqual({});
  });

  test('battery 113 nothing goes out with the tokens of a session that was left, and its refresh token is dead', async ({
    page,
    context,
    request,
    shopper,
  }) => {
    await saveSession(page, shopper);
    const [first = page, other = page] = await openTabs(context, page, 2);
    const { access_token: access, refresh_token: refresh } = await storedTokens(page);
    const told = first.waitForResponse((response) => response.url().endsWith(LOGOUT));
    await signOutIn(first);
    const later: string[] = [];
    // Headers as the page set them: requests answered by the service worker lack those of the network.
    context.on('request', (sent) => {
      const { authorization: bearer } = sent.headers();
      if (bearer === `Bearer ${access}` && !sent.url().endsWith(LOGOUT)) later.push(sent.url());
    });
    expect((await told).status()).toEqual(200);
    await new LoginPage(other).isOpen();
    await other.goto('/products');
    await first.goto('/orders');
    await new LoginPage(first).isOpen();
    expect(later).toEqual([]);
    const answer = await request.post(`/api${REFRESH}`, { data: { refresh_token: refresh } });
    expect(answer.status()).toEqual(401);
  });

  test('battery 113 another person in another tab: the first one’s tabs show nothing of the first any more', async ({
    page,
    context,
    shopper,
    producer,
  }) => {
    await saveSession(page, shopper);
    const [first = page, other = page] = await openTabs(context, page, 2);
    await first.evaluate(() => sessionStorage.setItem('checkout_draft', '{"address":"Calle Mayor, 1"}'));
    await signOutIn(other);
    await new LoginPage(first).isOpen();
    const seen = await watchTexts(first, shopper.fullName, shopper.email);
    await new LoginPage(other).open('/login?origin=%2Fprofile');
    await new LoginPage(other).signIn(producer);
    await new PageObject(first).greets(producer);
    await expect(first).toHaveURL('/orders');
    expect(await seen()).toEqual([]);
    expect(await first.evaluate(() => sessionStorage.getItem('checkout_draft'))).toEqual(null);
  });

  for (const [name, way] of [
    ['no line', (page: Page) => page.context().setOffline(true)],
    ['a server that never answers', (page: Page) => page.route(`**${LOGOUT}`, () => {})],
  ] as const) {
    test(`battery 36 R7.6 with ${name} one is signed out all the same, and at once`, async ({
      page,
      shopper,
      complaints,
    }) => {
      await saveSession(page, shopper);
      const profile = new ProfilePage(page);
      await profile.open();
      await way(page);
      await profile.signOut();
      await expect(page.getByText(shopper.email)).toHaveCount(0, SOON);
      await expect(page).toHaveURL('/');
      await expect(profile.account).toHaveText('Entrar');
      expect(await storedTokens(page)).toEqual({});
      // Offline, the home page cannot load, so its errors are ignored.
      complaints.length = 0;
    });
  }
});
