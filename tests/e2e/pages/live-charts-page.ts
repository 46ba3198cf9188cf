import { expect, type Locator, type Page } from '@playwright/test';

/** Page that shows the running statecharts of the market. */
export class LiveChartsPage {
  readonly page: Page;
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.log = page.getByRole('region', { name: 'Lista de sucesos, el último primero' });
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/__flows`);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Los flujos, en vivo');
  }

  actor(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}( |$)`) });
  }

  async show(name: string): Promise<void> {
    await this.actor(name).press('Enter');
    await expect(this.page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }

  /** Names of the active states in the diagram. */
  async lit(): Promise<string[]> {
    return this.page.locator('.picture .node').evaluateAll((boxes) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--soon)';
      document.body.append(probe);
      const light = getComputedStyle(probe).color;
      probe.remove();
      return boxes
        .filter((box) => getComputedStyle(box.querySelector('path') ?? box).fill === light)
        .map((box) => box.querySelector('title')?.textContent ?? '');
    });
  }

  /** Latest entry that contains these texts. */
  entry(...said: string[]): Locator {
    return said.reduce((found, hasText) => found.filter({ hasText }), this.log.getByRole('listitem')).first();
  }
}
