import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What the market frames is its own and has no address: a page is judged where it stands, without another page to join what its frames found. */
const judge = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Nobody is shut out of this screen, by day or by night. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // What is skipped while it is out of sight keeps the colours of before.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await settled(page);
  expect(await faultsOf(judge(page).withTags(RULES))).toEqual([]);
  // By night nothing but the colours is another.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settled(page);
  expect(await faultsOf(judge(page).withRules(['color-contrast']))).toEqual([]);
}

/** Colours that are still on their way would be measured as faults. */
const settled = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
