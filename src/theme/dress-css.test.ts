import { expect, test } from 'vitest';
import { DRESS_CSS } from './dress-css.ts';

test('what hangs on the presence of something anywhere in the page is found by an id alone', () => {
  const far = [...DRESS_CSS.matchAll(/:has\([^)]*\)\s+([^{,]+)/g)].map(([, found]) => found);
  expect(far).toEqual(['#market-awning']);
});
