import { expect, type Page } from '@playwright/test';

/** Observations of a page during hydration. */
interface Witness {
  /** Layout shifts: what moved, when, and by how much. */
  shifts: { at: number; value: number; told: string }[];
  heading: Element | null;
  goods: string;
  /** The main content was unchanged until hydration had finished. */
  keepsGoods: boolean;
  /** Removed style sheets: their removal restyles all matching elements, even if they are added again. */
  undressed: string[];
}

/** Observes pages of this context from their first byte. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const witness: Witness = { shifts: [], heading: null, goods: '', keepsGoods: false, undressed: [] };
    Object.assign(globalThis, { witness });
    type Source = { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const told = ({ node, previousRect, currentRect }: Source) =>
      `${node?.outerHTML?.slice(0, 90)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          witness.shifts.push({ at: startTime, value, told: sources.map(told).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
        if (node instanceof HTMLStyleElement && node.textContent)
          witness.undressed.push(node.outerHTML.slice(0, 90));
    }).observe(document, { childList: true, subtree: true });
    // Ignores countdowns: a slow page may hydrate a minute later.
    const goods = () => document.querySelector('main')?.innerHTML.replaceAll(/\d+ (?:h|min)\b/g, '') ?? '';
    addEventListener('DOMContentLoaded', () => {
      witness.heading = document.querySelector('h1');
      witness.goods = goods();
    });
    addEventListener('market:alive', () => {
      witness.keepsGoods = goods() === witness.goods;
    });
  });
}

/** Waits until React has hydrated the whole page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTakenOver = (element: Element) =>
      Object.keys(element).some((name) => name.startsWith('__reactProps$'));
    return 'isMarketAlive' in globalThis && [...document.querySelectorAll('#root *')].every(isTakenOver);
  });
}

/** Number of sections that are skipped by `content-visibility`. */
export const skippedSections = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section')].filter(
        (section) => getComputedStyle(section).contentVisibility === 'auto',
      ).length,
  );

/** Waits until the page is hydrated, fully rendered and idle. */
export async function waitForIdlePage(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect.poll(() => skippedSections(page)).toEqual(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Compares the page with the sent HTML and with React's props of each server-rendered node. */
const comparison = (page: Page) =>
  page.evaluate(() => {
    const { shifts, heading, keepsGoods } = (globalThis as unknown as { witness: Witness }).witness;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const arrived = navigation?.domContentLoadedEventStart ?? 0;
    // A busy browser may paint a row before its end has arrived, which moves boxes slightly.
    const isTooFar = ({ at, value }: Witness['shifts'][number]) => value >= (at < arrived ? 0.05 : 0.005);
    const isPlain = /^(class|id|href|src|title|role|alt|(aria|data)-.+)$/;
    const differencesOf = (element: Element): string[] => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const props = (element as unknown as Record<string, Record<string, unknown>>)[key ?? ''] ?? {};
      return Object.entries(props).flatMap(([prop, value]) => {
        const name = prop === 'className' ? 'class' : prop;
        if (!isPlain.test(name) || value === null || value === undefined) return [];
        const sent = element.getAttribute(name);
        return sent === `${value as string | number | boolean}`
          ? []
          : [`${element.tagName} ${name}: sent ${sent}, rendered ${value as string}`];
      });
    };
    return {
      differences: [...document.querySelectorAll('#root *')].flatMap(differencesOf),
      keepsHeading: document.querySelector('h1') === heading,
      keepsGoods,
      shifts: shifts.filter(isTooFar).map(({ value, told }) => `${value}: ${told}`),
    };
  });

/**
 * Expects a hydration without changes and layout shifts. React keeps differing attributes as sent, and says nothing in
 * production.
 */
export async function expectUnchangedHydration(page: Page): Promise<void> {
  expect(await comparison(page)).toEqual({
    differences: [],
    keepsHeading: true,
    keepsGoods: true,
    shifts: [],
  });
}

/** Expects that hydration moved no style sheet, in a production build. In development Emotion adopts the ones it finds. */
export async function expectStyledOnce(page: Page): Promise<void> {
  const undressed = await page.evaluate(
    () => (globalThis as unknown as { witness: Witness }).witness.undressed,
  );
  expect(undressed).toEqual([]);
}
