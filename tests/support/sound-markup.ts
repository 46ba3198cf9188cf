import { expect } from 'vitest';

const namesIn = (row: Element | null) =>
  [...(row?.children ?? [])].map((cell) => cell.getAttribute('data-cell'));

/** Cells of a table are named as their columns, where those have a name: styles and hidden columns go by those names. */
function expectNamedCells(table: Element): void {
  const columns = namesIn(table.querySelector('thead tr'));
  for (const row of table.querySelectorAll('tbody tr'))
    expect(namesIn(row)).toEqual(columns.map((name) => name ?? expect.any(String)));
}

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage', 'for'];

/** Ids of elements that are not there; what is folded may be made when it is opened. */
const danglingIn = (element: Element) =>
  element.getAttribute('aria-expanded') === 'false'
    ? []
    : REFERENCES.flatMap((name) => (element.getAttribute(name) ?? '').split(' ').filter(Boolean)).filter(
        (id) => document.getElementById(id) === null,
      );

const EMPTY = 'ul, ol, dl, tbody, details, select, h1, h2, h3, a, button, label, summary';
const isEmpty = (element: Element) =>
  element.children.length === 0 &&
  element.textContent.trim() === '' &&
  !element.getAttribute('aria-label')?.trim();

const NO_WORD = /\b(?:undefined|NaN|null|\[object)\b/;

const told = (element: Element) => element.outerHTML.slice(0, 200);

/**
 * Expects of whatever is in sight: no list, heading, link or button is empty; a picture has an address; references lead to an element;
 * cells are named as their columns; and no text shows that a value was missing.
 */
export function expectSoundMarkup(): void {
  const { body } = document;
  const all = [...body.querySelectorAll('*')];
  expect([...body.querySelectorAll(EMPTY)].filter(isEmpty).map(told)).toEqual([]);
  expect([...body.querySelectorAll('img')].filter(({ src }) => src === '').map(told)).toEqual([]);
  expect(all.filter((element) => danglingIn(element).length > 0).map(told)).toEqual([]);
  expect(NO_WORD.exec(body.textContent)?.[0] ?? null).toBe(null);
  for (const table of body.querySelectorAll('table:has([data-cell])')) expectNamedCells(table);
}
