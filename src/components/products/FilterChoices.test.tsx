import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderMarket } from '../../../tests/support/render-market.tsx';
import { FilterChoices } from './FilterChoices.tsx';

afterEach(cleanup);

const choices = Array.from({ length: 9 }, (_, at) => ({
  key: `k${at}`,
  text: `Sitio ${at}`,
  products: at,
  isChosen: at === 8,
  query: { offset: 0 },
}));

test.each([
  [7, null],
  [8, 'Ver 1 más'],
  // The ninth is chosen, so that it stays in sight.
  [9, 'Ver 1 más'],
])('R7.14 of %i choices seven and what is chosen stand at once', async (count, word) => {
  const group = { title: 'Puestos', choices: choices.slice(0, count) };
  await renderMarket(<FilterChoices group={group} addressOf={() => '/products'} />);
  expect([
    document.querySelector('summary')?.textContent ?? null,
    document.querySelectorAll('li').length,
    document.querySelectorAll('details li').length,
  ]).toEqual([word, count, word ? 1 : 0]);
});
