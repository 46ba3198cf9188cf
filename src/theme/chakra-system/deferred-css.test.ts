import { expect, test } from 'vitest';
import { DEFERRED_CSS } from './deferred-css.ts';

test.each([
  ['pictures are darker', ' img', 'filter:brightness(.92)'],
  ['a receipt is no white paper', '', '--receipt:#EFE6D4'],
])('by night, chosen or wished for by the system, %s', (_, within, css) => {
  expect(DEFERRED_CSS).toContain(`:root[data-theme=dark]${within}{${css}}`);
  expect(DEFERRED_CSS).toContain(
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light])${within}{${css}}}`,
  );
});
