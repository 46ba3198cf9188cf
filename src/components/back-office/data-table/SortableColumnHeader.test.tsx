import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { SortableColumnHeader } from './SortableColumnHeader.tsx';

type Order = 'cheap' | 'dear' | 'named' | 'else';

/** Presses the price header and returns the sorts that it requested. */
async function pressed(sorted: Order, orders: { up?: Order; down?: Order; first?: 'up' | 'down' }) {
  const asked: Order[] = [];
  await renderWithMarketProviders(
    <table>
      <thead>
        <tr>
          <SortableColumnHeader
            word="Precio"
            {...orders}
            sorted={sorted}
            onSorted={(order) => asked.push(order)}
          />
        </tr>
      </thead>
    </table>,
  );
  const told = screen.getByRole('columnheader').getAttribute('aria-sort');
  fireEvent.click(screen.getByRole('button', { name: 'Precio' }));
  return [told, ...asked];
}

describe('the head of a column by which rows are sorted', () => {
  afterEach(cleanup);
  const both = { up: 'cheap', down: 'dear' } as const;

  test('R7.14 says which way it is sorted, and turns it round', async () => {
    expect(await pressed('cheap', both)).toEqual(['ascending', 'dear']);
    cleanup();
    expect(await pressed('dear', both)).toEqual(['descending', 'cheap']);
  });

  test('R7.14 begins with the order that is read first', async () => {
    expect(await pressed('else', both)).toEqual(['none', 'cheap']);
    cleanup();
    expect(await pressed('else', { ...both, first: 'down' })).toEqual(['none', 'dear']);
  });

  test('R7.14 has one order where there is no other', async () => {
    expect(await pressed('named', { up: 'named' })).toEqual(['ascending', 'named']);
  });
});
