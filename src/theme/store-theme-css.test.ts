import { expect, test } from 'vitest';
import { STORE_THEME_CSS } from './store-theme-css.ts';

test('what hangs on the presence of something anywhere in the page is found by an id alone', () => {
  const far = [...STORE_THEME_CSS.matchAll(/:has\([^)]*\)\s+([^{,]+)/g)].map(([, found]) => found);
  expect(far).toEqual(['#market-awning']);
});
