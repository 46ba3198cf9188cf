import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { addRule } from './add-rule.ts';
import { LIVING_RULES } from './html-rules.ts';
import { htmlFaults } from './html.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Its own way into Playwright sends twice as much, four times over, and a browser reads and holds each of them. */
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

/** Nobody is shut out of this screen, by day or by night, and its HTML is valid. What the market frames is its own, and is judged with the page. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(SOURCE);
  await page.evaluate(() => document.fonts.ready);
  // What is skipped while it is out of sight keeps the colours of before.
  await addRule(page, '* { content-visibility: visible !important }');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await settled(page);
  expect(await faultsOf(page, { type: 'tag', values: RULES })).toEqual([]);
  // By night nothing but the colours is another.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settled(page);
  expect(await faultsOf(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
  expect(await htmlFaults(await page.content(), LIVING_RULES)).toEqual([]);
}

/** Colours that are still on their way would be measured as faults. */
const settled = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
