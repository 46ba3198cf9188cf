import type { Page } from '@playwright/test';
import type { Role } from '../../../contract/account/role.ts';
import { SESSION_LIMITS } from '../../../contract/limits.ts';
import { DEMO_PASSWORD } from '../../../demo/demo-accounts.ts';
import { USERS } from '../../../demo/market/users.ts';
import type { MarketApi, SessionTokens } from './market-api.ts';

/** User with an account and an API client. */
export interface TestUser {
  email: string;
  password: string;
  fullName: string;
  address: string;
  city: string;
  postalCode: string;
  api: MarketApi;
}

/** Account of a role reserved for one worker, so that no two tests share a cart. */
export function accountOf(role: Role, worker: number): Omit<TestUser, 'api'> {
  const account = USERS.filter((user) => user.role === role)[worker];
  if (!account)
    throw new Error(`The demo market has no ${role} for worker ${worker + 1}: run fewer workers.`);
  return { ...account, password: DEMO_PASSWORD };
}

/**
 * Stores the session in the browser as after a login. It opens a static file of the site, because pages would run scripts;
 * `site` is the base URL if the browser has none.
 */
export async function saveSession(page: Page, person: TestUser, site = ''): Promise<void> {
  const tokens = await person.api.signIn(person.email, person.password);
  await page.goto(`${site}/icon.svg`);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedTokens(tokens));
}

const storedTokens = (tokens: SessionTokens): Record<string, string> => ({
  access_token: tokens.access_token,
  refresh_token: tokens.refresh_token,
  id_token: tokens.id_token,
  expires_at: String(Date.now() + (tokens.expires_in - SESSION_LIMITS.expiryMarginSeconds) * 1_000),
  token_metadata: JSON.stringify({
    type: 'LOGIN',
    createdAt: new Date().toISOString(),
    source: 'login_endpoint',
    sessionId: `e2e-${tokens.refresh_token.slice(0, 8)}`,
  }),
});
