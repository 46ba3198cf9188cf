import type { Page } from '@playwright/test';

/** Changes the root font size, as a user's browser setting does. */
export const enlargeText = (page: Page, size: '100%' | '200%') =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

/** Elements beyond the right edge of the window, except horizontal scrollers and text for screen readers. */
export const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Phones widen the window for a wide page, so innerWidth is not reliable.
    const { clientWidth, scrollWidth } = document.documentElement;
    const isPushed = (element: Element | null): boolean => {
      if (element === null) return false;
      const { overflowX, clipPath } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX) || clipPath !== 'none' || isPushed(element.parentElement);
    };
    const reaching = [...document.querySelectorAll('header *, main *, footer *, nav *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      const isSeen = width > 1 && element.closest('[aria-hidden=true], svg') === null;
      return isSeen && right > clientWidth + 1 && !isPushed(element);
    });
    return [
      ...reaching.slice(0, 5).map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`),
      ...(scrollWidth > clientWidth ? [`the page itself: ${scrollWidth} px`] : []),
    ];
  });

/**
 * Share of the viewport height that bars cover while scrolling, from 0 to 1: the maximum at five scroll positions.
 * A bar is sticky or fixed, at least half as wide as the window, and does not move with the page.
 */
export const coveredHeightShare = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const STEP = 8;
    const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9];
    const candidates = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, visibility, opacity } = getComputedStyle(element);
      return /sticky|fixed/.test(position) && visibility === 'visible' && opacity !== '0';
    });
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shareAt = async (place: number) => {
      const top = (document.documentElement.scrollHeight - innerHeight) * place;
      scrollTo({ top, behavior: 'instant' });
      await drawn();
      const before = candidates.map((element) => element.getBoundingClientRect().top);
      scrollBy({ top: STEP, behavior: 'instant' });
      await drawn();
      const covered = new Set<number>();
      for (const [at, element] of candidates.entries()) {
        const { top: now, bottom, width } = element.getBoundingClientRect();
        if (width < document.documentElement.clientWidth / 2 || Math.abs(now - (before[at] ?? 0)) > 1)
          continue;
        for (let y = Math.max(0, Math.round(now)); y < Math.min(innerHeight, bottom); y += 1) covered.add(y);
      }
      return covered.size / innerHeight;
    };
    const shares: number[] = [];
    if (document.documentElement.scrollHeight - innerHeight > 2 * STEP)
      for (const place of PLACES) shares.push(await shareAt(place));
    scrollTo({ top: 0, behavior: 'instant' });
    return Math.max(0, ...shares);
  });
