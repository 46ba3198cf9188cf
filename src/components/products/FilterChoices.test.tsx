import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
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
  // The ninth choice is active, so it stays visible.
  [9, 'Ver 1 más'],
])('R7.14 of %i choices seven and what is chosen stand at once', async (count, word) => {
  const group = { title: 'Puestos', isBound: false, choices: choices.slice(0, count) };
  await renderWithMarketProviders(<FilterChoices group={group} addressOf={() => '/products'} />);
  expect([
    document.querySelector('summary')?.textContent ?? null,
    document.querySelectorAll('li').length,
    document.querySelectorAll('details li').length,
  ]).toEqual([word, count, word ? 1 : 0]);
  expect(screen.getAllByRole('region', { name: 'Puestos' })).toHaveLength(1);
  expect(screen.getByRole('region').querySelectorAll('ul')).toHaveLength(
    screen.getAllByRole('list', { name: 'Puestos' }).length,
  );
});

test('a choice says how many it brings, to the eye and to the ear, and a chosen one is ticked', async () => {
  const group = { title: 'Puestos', isBound: false, choices: choices.slice(7) };
  await renderWithMarketProviders(<FilterChoices group={group} addressOf={() => '/products'} />);
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.querySelector('[aria-hidden=true]:not(svg)')?.textContent,
        link.querySelectorAll('svg').length,
      ]),
  ).toEqual([
    ['Sitio 77, 7 productos', '7', 0],
    ['Quitar filtro: Sitio 88, 8 productos', '8', 1],
  ]);
});

test('R7.14 numbers of a part of the products say that there may be more', async () => {
  const group = { title: 'Puestos', isBound: true, choices: choices.slice(7, 8) };
  await renderWithMarketProviders(<FilterChoices group={group} addressOf={() => '/products'} />);
  expect(screen.getByRole('link').textContent).toBe('Sitio 77+, al menos 7 productos');
});
