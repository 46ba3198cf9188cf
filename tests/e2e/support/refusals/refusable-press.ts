import type { Locator, Page } from '@playwright/test';
import type { Role } from '../../../../contract/account/role.ts';
import type { TestUser } from '../test-users.ts';

/** Press that sends a call, with its preparation. */
export interface RefusablePress {
  as: Role | 'nobody';
  /** Address of the screen; a function creates the needed data, such as an order of a shopper. */
  at: string | ((page: Page, person: TestUser, shopper: TestUser) => Promise<string>);
  /** Fills in, selects or opens; runs before each press. */
  before?: (page: Page) => Promise<void>;
  /** Control to press with Enter, unless `key` says otherwise. */
  press: (page: Page) => Locator;
  key?: 'Enter' | 'Space';
  /** A confirmation dialog appears first; Enter confirms. */
  isAsked?: true;
  /** Changes the answer of a read, for a state that the demo market lacks. */
  answer?: { path: RegExp; change: (data: Record<string, object>) => void };
}

/** Presses of a call, by the refused action. */
export type Presses = Readonly<Record<string, RefusablePress>>;

const main = (page: Page): Locator => page.getByRole('main');

/** First button of the main content with a name; a string is the full name. */
export const button = (name: string | RegExp) => (page: Page) =>
  main(page)
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first();

export const field = (page: Page, label: string): Locator =>
  main(page).getByRole('textbox', {
    name: new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}( \\(opcional\\))?$`),
  });

/** Fills in fields by label. */
export const fill =
  (fields: Readonly<Record<string, string>>) =>
  async (page: Page): Promise<void> => {
    for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
  };

/** Presses an opener unless its target is open. */
export async function ensureOpen(opener: Locator, opened: Locator): Promise<void> {
  await opener.or(opened).first().waitFor();
  if (!(await opened.isVisible())) await opener.press('Enter');
  await opened.waitFor();
}

export const chooseFirstRow = async (page: Page): Promise<void> => {
  await main(page)
    .locator('tbody tr')
    .first()
    .getByRole('checkbox', { name: /^Elegir/ })
    .check();
};
