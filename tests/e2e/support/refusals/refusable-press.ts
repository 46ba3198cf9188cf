import type { Locator, Page } from '@playwright/test';
import type { Role } from '../../../../contract/account/role.ts';
import type { Person } from '../people.ts';

/** A press that sends a call, and what is done before it. */
export interface RefusablePress {
  as: Role | 'nobody';
  /** The screen's address; made by whoever needs something of their own there, or an order of a shopper. */
  at: string | ((page: Page, person: Person, shopper: Person) => Promise<string>);
  /** Fills in, chooses or opens; done before each press. */
  before?: (page: Page) => Promise<void>;
  /** Control that is pressed with Enter, unless `key` says otherwise. */
  press: (page: Page) => Locator;
  key?: 'Enter' | 'Space';
  /** A question comes first; Enter says yes. */
  isAsked?: true;
  /** Answer of a read with something else in it, for a state that the demo market does not have. */
  answer?: { path: RegExp; change: (data: Record<string, object>) => void };
}

/** The presses of a call, by what is refused there. */
export type Presses = Readonly<Record<string, RefusablePress>>;

const main = (page: Page): Locator => page.getByRole('main');

/** First button of the page's content with a name; a string is the whole name. */
export const button = (name: string | RegExp) => (page: Page) =>
  main(page)
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first();

export const field = (page: Page, label: string): Locator =>
  main(page).getByRole('textbox', {
    name: new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}( \\(opcional\\))?$`),
  });

/** Fills fields in by their labels. */
export const fill =
  (fields: Readonly<Record<string, string>>) =>
  async (page: Page): Promise<void> => {
    for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
  };

/** Presses what opens something, unless it is open already. */
export async function openBy(opener: Locator, opened: Locator): Promise<void> {
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
