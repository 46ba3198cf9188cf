import { type BrowserContext, expect, test as base } from '@playwright/test';
import type { Role } from '../../../contract/account/role.ts';
import { MarketApi } from './market-api.ts';
import { accountOf, type TestUser } from './test-users.ts';

interface JourneyFixtures {
  /**
   * Complaints of the pages: errors, warnings and violations of the content policy. Must be empty at the end of every test.
   */
  complaints: string[];
  /** Consumer of this worker, with an empty cart. */
  shopper: TestUser;
  producer: TestUser;
  /** Same admin for all workers: admin data is shared. */
  admin: TestUser;
  market: MarketApi;
}

/** Browser message about a failed request; tests assert the status where it matters. */
const ABOUT_ANSWERS = /^Failed to load resource: (the server responded with a status of|net::ERR_)/;

function listenTo(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !ABOUT_ANSWERS.test(message.text()))
      heard.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`));
  return heard;
}

/** Test through the market that fails on any complaint of a page. */
export const test = base.extend<JourneyFixtures>({
  complaints: [
    async ({ context }, run) => {
      const heard = listenTo(context);
      await context.addInitScript(() => {
        addEventListener('market:alive', () => Object.assign(globalThis, { isMarketAlive: true }));
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`Content policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      await run(heard);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
  market: async ({ request }, run) => {
    await run(new MarketApi(request));
  },
  shopper: async ({ playwright, baseURL }, run, { parallelIndex }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    const shopper = await meet('consumer', parallelIndex, new MarketApi(request));
    await shopper.api.emptyCart();
    await run(shopper);
    await request.dispose();
  },
  producer: async ({ playwright, baseURL }, run, { parallelIndex }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    await run(await meet('producer', parallelIndex, new MarketApi(request)));
    await request.dispose();
  },
  admin: async ({ playwright, baseURL }, run) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    await run(await meet('admin', 0, new MarketApi(request)));
    await request.dispose();
  },
});

async function meet(role: Role, worker: number, api: MarketApi): Promise<TestUser> {
  const account = accountOf(role, worker);
  await api.signIn(account.email, account.password);
  return { ...account, api };
}
