import { expect, type Page, type Route } from '@playwright/test';
import { LoginPage } from './pages/login-page.ts';
import { PageObject } from './pages/page-object.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';
import { storedTokens, watchRequests } from './support/session-observers.ts';

const LOGIN = '**/api/auth/login';
const USER_INFO = '**/api/auth/user-info';
const REFRESH = '**/api/auth/refresh-token';
const ORDERS = '**/api/orders?*';
const DAY = 24 * 60 * 60_000;

const WORDS = {
  expired: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  forbidden: 'No tienes permisos para acceder a la información del usuario.',
  notFound: 'Usuario no encontrado o endpoint no disponible.',
  conflict: 'Conflicto al procesar la solicitud.',
  invalid: 'Datos inválidos en la solicitud.',
  tooMany: 'Demasiados intentos. Espera un momento antes de reintentar.',
  internal: 'Error interno del servidor. Intenta nuevamente en unos momentos.',
  unavailable: 'Servicio temporalmente no disponible.',
  timeout: 'La solicitud tardó demasiado. Verifica tu conexión.',
  noResponse: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
  login: 'Respuesta de login inválida',
  refresh: 'Respuesta de refresh inválida',
};

type Answer = (route: Route) => Promise<unknown>;
const refuse =
  (status: number, code?: string): Answer =>
  (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ status: { ...(code ? { code } : {}), message: 'El servidor dice que no' } }),
    });
const say =
  (body: string, contentType: string): Answer =>
  (route) =>
    route.fulfill({ status: 200, contentType, body });

/** Failure kinds of a call. */
const TROUBLES = {
  401: refuse(401, 'UNAUTHENTICATED'),
  403: refuse(403, 'FORBIDDEN'),
  404: refuse(404, 'NOT_FOUND'),
  409: refuse(409, 'CONFLICT'),
  422: refuse(422, 'VALIDATION_FAILED'),
  429: refuse(429, 'TOO_MANY_REQUESTS'),
  500: refuse(500, 'INTERNAL'),
  503: refuse(503, 'UNAVAILABLE'),
  refused: (route) => route.abort('connectionrefused'),
  'no JSON': say('{"access_token"', 'application/json'),
  'a page': say('<h1>Bienvenido al hotel</h1>', 'text/html'),
  nothing: say('', 'application/json'),
} satisfies Record<string, Answer>;
type Trouble = keyof typeof TROUBLES;

const AT_LOGIN: Record<Trouble, string> = {
  401: 'El email o la contraseña no son correctos.',
  403: WORDS.forbidden,
  404: WORDS.notFound,
  409: WORDS.conflict,
  422: WORDS.invalid,
  429: WORDS.tooMany,
  500: WORDS.internal,
  503: WORDS.unavailable,
  refused: WORDS.noResponse,
  'no JSON': WORDS.login,
  'a page': WORDS.login,
  nothing: WORDS.login,
};

/** Answer of the first refresh, the message, and whether the session continues. */
const AT_REFRESH: readonly [Trouble, string, boolean][] = [
  [401, WORDS.expired, false],
  [503, WORDS.unavailable, true],
  ['refused', WORDS.noResponse, true],
  ['no JSON', WORDS.refresh, true],
];

const alertIn = (page: Page) => page.getByRole('main').getByRole('alert').first();

test.describe('when calls of the session fail', { tag: '@desktop' }, () => {
  test('battery 107 whatever login answers is said in words, costs one request, and one can go on', async ({
    page,
    context,
    shopper,
  }) => {
    const sent = watchRequests(context, '/auth/login');
    const login = new LoginPage(page);
    await login.open('/login?origin=%2Forders');
    for (const [name, trouble] of Object.entries(TROUBLES)) {
      await test.step(name, async () => {
        sent.length = 0;
        await page.route(LOGIN, trouble, { times: 1 });
        await login.signIn(shopper);
        await expect(alertIn(page)).toHaveText(AT_LOGIN[name as unknown as Trouble]);
        await expect(page.getByRole('button', { name: 'Iniciar sesión' })).not.toHaveAttribute(
          'aria-busy',
          'true',
        );
        expect([sent.length, await storedTokens(page)]).toEqual([1, {}]);
      });
    }
    await login.signIn(shopper);
    await expect(login.title).toHaveText('Tus pedidos');
  });

  for (const [name, words, goesOn] of AT_REFRESH) {
    test(`battery 107 R8.2 a refresh that answers ${name} is said in words, and one can go on`, async ({
      page,
      shopper,
    }) => {
      await saveSession(page, shopper);
      await page.evaluate(() => localStorage.setItem('expires_at', '1'));
      await page.route(REFRESH, TROUBLES[name]);
      await page.goto('/orders');
      await expect(alertIn(page)).toHaveText(words);
      await page.unroute(REFRESH);
      expect('refresh_token' in (await storedTokens(page))).toEqual(goesOn);
      if (!goesOn) await new LoginPage(page).signIn(shopper);
      // A restored connection is detected; a server that answers again must be asked.
      if (goesOn && name !== 'refused')
        await page.getByRole('button', { name: 'Comprobar mi sesión otra vez' }).click();
      await expect(new PageObject(page).title).toHaveText('Tus pedidos');
    });
  }

  for (const [name, words] of [
    [404, WORDS.notFound],
    [500, WORDS.internal],
  ] as const) {
    test(`battery 107 R8.1 a user-info that answers ${name} is told, and one can try again`, async ({
      page,
      context,
      shopper,
    }) => {
      const asked = watchRequests(context, '/auth/user-info');
      await saveSession(page, shopper);
      await page.route(USER_INFO, TROUBLES[name]);
      await page.goto('/orders');
      await expect(alertIn(page)).toHaveText(words);
      expect(asked.length).toBeLessThanOrEqual(3);
      await page.unroute(USER_INFO);
      await page.getByRole('button', { name: 'Comprobar mi sesión otra vez' }).click();
      await expect(new PageObject(page).title).toHaveText('Tus pedidos');
    });
  }

  for (const [name, code] of [
    ['with a code', 'FORBIDDEN'],
    ['without a code', undefined],
  ] as const) {
    test(`battery 107 R4.5 a plain 403 ${name} ends no session`, async ({ page, context, shopper }) => {
      const refreshes = watchRequests(context, '/auth/refresh-token');
      await saveSession(page, shopper);
      await page.route(ORDERS, refuse(403, code));
      await page.goto('/orders');
      await expect(page.getByText('No tienes permisos para realizar esta acción.')).toBeVisible();
      await new PageObject(page).greets(shopper);
      expect(refreshes.length).toEqual(code === undefined ? 1 : 0);
    });
  }

  for (const [name, skew, expected] of [
    ['a day ahead', DAY, 1],
    ['a day behind', -DAY, 0],
  ] as const) {
    test(`battery 116 a clock that is ${name} costs ${expected} refresh and no session`, async ({
      page,
      context,
      shopper,
    }) => {
      const refreshes = watchRequests(context, '/auth/refresh-token');
      await saveSession(page, shopper);
      await page.addInitScript((ms) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + ms;
      }, skew);
      for (const path of ['/orders', '/profile', '/orders?status=cancelled']) {
        await page.goto(path);
        await new PageObject(page).greets(shopper);
      }
      expect(refreshes.length).toEqual(expected);
    });
  }

  test('battery 116 a clock that jumps eight hours while the page sleeps costs one refresh', async ({
    page,
    context,
    shopper,
  }) => {
    const refreshes = watchRequests(context, '/auth/refresh-token');
    await saveSession(page, shopper);
    await page.goto('/orders');
    await expect(new PageObject(page).title).toHaveText('Tus pedidos');
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 8 * 60 * 60_000;
    });
    for (const filter of ['Cancelado', 'Todos', 'Cancelado']) {
      await page.getByRole('button', { name: filter, exact: true }).click();
      await expect(page.getByRole('button', { name: filter, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
    await new PageObject(page).greets(shopper);
    expect(refreshes.length).toEqual(1);
  });
});
