import { expect } from '@playwright/test';
import { SERVER_RENDERED_SCREENS, MISSING_SCREENS } from './support/server-rendered-screens.ts';
import { LIVE_PAGE_RULES, PAGE_RULES } from './support/html-rules.ts';
import { htmlFaults } from './support/html.ts';
import { test } from './support/fixtures.ts';
import { OPEN_STORES } from './support/open-stores.ts';

const PATHS = new Set(
  [
    ...SERVER_RENDERED_SCREENS,
    ...MISSING_SCREENS,
    ...OPEN_STORES.map(({ slug }) => ({ path: `/tienda/${slug}` })),
    // Screens behind the login: the HTML before the user is known.
    { path: '/cart' },
    { path: '/producer/dashboard' },
    { path: '/admin/dashboard' },
  ].map(({ path }) => path),
);

test('every page that the server renders is valid HTML', { tag: '@desktop' }, async ({ request }) => {
  const faults: Record<string, string[]> = {};
  for (const path of PATHS) {
    const found = await htmlFaults(await (await request.get(path)).text(), PAGE_RULES);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});

test('a name that browsers drop is a fault of a page', { tag: '@desktop' }, async () => {
  const start = '<!doctype html><html lang="es"><head><title>Calendario</title></head><body>';
  const page = `${start}<time datetime="2026-11-27" aria-label="viernes 27">V</time></body></html>`;
  for (const rules of [PAGE_RULES, LIVE_PAGE_RULES])
    expect(await htmlFaults(page, rules)).toEqual([
      'aria-label-misuse: "aria-label" cannot be used on this element at html > body > time',
    ]);
});
