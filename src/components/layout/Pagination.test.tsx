import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const show = (page: number, pageCount: number, onPageChosen?: (page: number) => void) =>
  renderWithMarketProviders(
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={(to) => `/products?page=${to}`}
      {...(onPageChosen && { onPageChosen })}
    />,
  );

/** Items of the pagination: name and address of each link, a mark for the current one, and the gaps. */
const row = () =>
  [...(document.querySelector('nav')?.children ?? [])].map((one) => {
    const name = `${one.getAttribute('aria-label') ?? `(${one.textContent})`} ${one.getAttribute('href') ?? ''}`;
    return `${name}${one.getAttribute('aria-current') === 'page' ? ' *' : ''}`.trim();
  });

const previous = (page: number) => `Página anterior /products?page=${page}`;
const next = (page: number) => `Página siguiente /products?page=${page}`;
const page = (at: number) => `Página ${at} /products?page=${at}`;

describe('the pages of a list', () => {
  test('in the middle those around are offered, the first, the last, and both ways', async () => {
    await show(5, 9);
    expect(row()).toEqual([
      previous(4),
      page(1),
      '(…)',
      page(4),
      `${page(5)} *`,
      page(6),
      '(…)',
      page(9),
      next(6),
    ]);
    expect([
      screen.getByRole('navigation', { name: 'Páginas' }).isConnected,
      screen.getAllByText('…').map((gap) => gap.getAttribute('aria-hidden')),
      screen.getAllByRole('link').map(({ textContent }) => textContent),
    ]).toEqual([true, ['true', 'true'], ['', '1', '4', '5', '6', '9', '']]);
  });

  test.each([
    [1, 2, [`${page(1)} *`, page(2), next(2)]],
    [2, 2, [previous(1), page(1), `${page(2)} *`]],
    [1, 1, []],
  ])('on page %i of %i there is no way beyond an end', async (at, of, expected) => {
    await show(at, of);
    expect(row()).toEqual(expected);
  });

  test('a plain press turns the page in place; one that is meant for a new tab does not', async () => {
    const turned: number[] = [];
    const press = (init: MouseEventInit) =>
      fireEvent.click(screen.getByRole('link', { name: 'Página 2' }), { button: 0, ...init });
    await show(1, 3, (to) => turned.push(to));
    press({ metaKey: true });
    press({ ctrlKey: true });
    press({ shiftKey: true });
    press({ altKey: true });
    press({ button: 1 });
    expect(turned).toEqual([]);
    press({});
    expect(turned).toEqual([2]);
  });
});
