import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { addCssRule } from './add-css-rule.ts';
import { LIVE_PAGE_RULES } from './html-rules.ts';
import { htmlFaults } from './html.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Minified axe: its Playwright package sends twice as much, four times over. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function faultsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const { violations } = await page.evaluate(
    (rules) => window.axe.run(document, { resultTypes: ['violations'], runOnly: rules }),
    runOnly,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Expects no accessibility fault in light or dark mode, and valid HTML. Frames are the market's own and are checked too. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(SOURCE);
  await page.evaluate(() => document.fonts.ready);
  // Elements skipped by `content-visibility` would keep their old colours.
  await addCssRule(page, '* { content-visibility: visible !important }');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await settled(page);
  expect(await faultsOf(page, { type: 'tag', values: RULES })).toEqual([]);
  // Dark mode differs in colours only.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settled(page);
  expect(await faultsOf(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
  expect(await htmlFaults(await page.content(), LIVE_PAGE_RULES)).toEqual([]);
}

/** Finishes animations, whose intermediate colours would count as faults. */
const settled = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
