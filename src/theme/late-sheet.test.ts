import { expect, test } from 'vitest';
import { LATE_CSS } from './late-sheet.ts';

test.each([
  ['pictures are darker', ' img', 'filter:brightness(.92)'],
  ['a receipt is no white paper', '', '--receipt:#EFE6D4'],
])('by night, chosen or wished for by the system, %s', (_, within, css) => {
  expect(LATE_CSS).toContain(`:root[data-theme=dark]${within}{${css}}`);
  expect(LATE_CSS).toContain(
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light])${within}{${css}}}`,
  );
});
