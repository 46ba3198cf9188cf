import { expect, type Page, type Route } from '@playwright/test';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { REFUSAL_STATUSES, type RefusalCode } from '../../contract/api/failure.ts';
import { type EndpointName, type Endpoints, endpoints } from '../../contract/endpoints.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';
import { accountPresses } from './support/refusals/account-presses.ts';
import { messagePresses } from './support/refusals/message-presses.ts';
import type { Presses, RefusablePress } from './support/refusals/refusable-press.ts';
import { shoppingPresses } from './support/refusals/shopping-presses.ts';
import { storePresses } from './support/refusals/store-presses.ts';
import { systemPresses } from './support/refusals/system-presses.ts';

/** Calls that change data. */
type ChangingCall = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? never : Name;
}[EndpointName];

/**
 * Calls without a press of their own, or covered by another row's press. The refused checkout is tested in the moving
 * market, and imports by a broken connection.
 */
type CallElsewhere =
  | 'refreshToken'
  | 'verifyBotCheck'
  | 'logout'
  | 'noteVisit'
  | 'clearCart'
  | 'cancelProductImport'
  | 'pauseProductImport'
  | 'changeProductOrderStatus'
  | 'checkout';

/** Presses by call. A new refusable call of the contract without a row does not compile. */
const PRESSES: Record<Exclude<ChangingCall, CallElsewhere>, Presses> = {
  ...accountPresses,
  ...storePresses,
  ...shoppingPresses,
  ...messagePresses,
  ...systemPresses,
};

/** Refusals common to all calls; null is a lost connection. */
const COMMON = ['VALIDATION_FAILED', 'INTERNAL', 'UNAVAILABLE', null] as const;

const refusalsOf = ({ refusals = [] }: Endpoint): (RefusalCode | null)[] => [
  // Without BOT_CHECK_FAILED: the bot check sends requests of its own before it refuses.
  ...new Set([...refusals.filter((code) => code !== 'BOT_CHECK_FAILED'), ...COMMON]),
];

const addressOf = ({ path }: Endpoint) => new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);

const refuse = (route: Route, code: RefusalCode | null) =>
  code === null
    ? route.abort('connectionrefused')
    : route.fulfill({
        status: REFUSAL_STATUSES[code],
        json: { status: { code, message: 'No ha podido ser.' } },
      });

/** Answers a call with the current refusal; counts how often. */
async function refuseCall(page: Page, row: Endpoint) {
  const refusing = { code: 'INTERNAL' as RefusalCode | null, count: 0 };
  await page.route(addressOf(row), async (route) => {
    if (route.request().method() !== row.method) return route.fallback();
    await refuse(route, refusing.code);
    refusing.count += 1;
    return undefined;
  });
  return refusing;
}

const changeAnswer = (page: Page, { path, change }: NonNullable<RefusablePress['answer']>) =>
  page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data: Record<string, object> };
    change(json.data);
    return route.fulfill({ response, json });
  });

/** HTML of the focused element after 30 frames without a busy element; null without a focus. */
const focusedAtRest = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0; still < 30; still++) {
      await new Promise(requestAnimationFrame);
      if (document.querySelector('[aria-busy=true]')) still = 0;
    }
    const { activeElement, body } = document;
    return activeElement === body ? null : (activeElement?.outerHTML.slice(0, 120) ?? null);
  });

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => 'isMarketAlive' in globalThis);
}

async function pressByKeyboard(page: Page, { press, key = 'Enter', isAsked }: RefusablePress) {
  await press(page).focus();
  await page.keyboard.press(key);
  if (!isAsked) return;
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Enter');
}

for (const [call, presses] of Object.entries(PRESSES)) {
  const row: Endpoint = endpoints[call as keyof typeof PRESSES];
  for (const [what, press] of Object.entries(presses))
    test(
      `whoever works by keyboard keeps their place when ${what} is refused`,
      { tag: '@desktop' },
      async ({ page, shopper, producer, admin }) => {
        page.setDefaultTimeout(20_000);
        const person = { nobody: shopper, consumer: shopper, producer, admin }[press.as];
        if (press.as !== 'nobody') await saveSession(page, person);
        if (press.answer) await changeAnswer(page, press.answer);
        const address = typeof press.at === 'string' ? press.at : await press.at(page, person, shopper);
        const refusing = await refuseCall(page, row);
        let isOpen = false;
        for (const code of refusalsOf(row))
          await test.step(code ?? 'a lost line', async () => {
            if (!isOpen) await open(page, address);
            await press.before?.(page);
            refusing.code = code;
            const { count } = refusing;
            await pressByKeyboard(page, press);
            await expect.poll(() => refusing.count, { timeout: 20_000 }).toBeGreaterThan(count);
            await expect.poll(() => focusedAtRest(page), code ?? 'a lost line').not.toBeNull();
            isOpen = (await press.press(page).isVisible()) && code !== null;
          });
      },
    );
}
