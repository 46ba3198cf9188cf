import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleProduct } from '../../../tests/support/samples/samples.ts';
import type { AddButtonState } from './add-button-state.ts';
import { ProductCardFooter } from './ProductCardFooter.tsx';

afterEach(cleanup);

const REASON = 'Ya llevas todos los que quedan';
const full: AddButtonState = { kind: 'unavailable', reason: REASON };

async function footOf(stock: number, held: number, add: AddButtonState | null, closed: string | null = null) {
  const { container, queryByRole } = await renderWithMarketProviders(
    <ProductCardFooter
      product={sampleProduct({ stock })}
      closed={closed}
      add={add}
      held={held}
      onAdd={() => {}}
    />,
  );
  const button = queryByRole('button');
  return {
    words: [...container.querySelectorAll('p')].map(({ textContent }) => textContent),
    button: button && [button.getAttribute('aria-label'), button.getAttribute('aria-disabled')],
    inside: button?.textContent,
  };
}

describe(ProductCardFooter, () => {
  test.each([
    ['the last one is in the cart', 1, 1, full, 'Llevas el último'],
    ['all that are left are in the cart', 4, 4, full, 'Llevas todos'],
    ['as many as a line may hold are in the cart', 5_000, 999, full, 'Llevas el máximo'],
  ])('one line of words and a tick where %s', async (_, stock, held, add, words) => {
    expect(await footOf(stock, held, add)).toEqual({
      words: [words],
      button: ['En el carrito: Miel de romero', 'true'],
      inside: '',
    });
  });

  test('what is sold out says so once, and offers nothing', async () => {
    const gone: AddButtonState = { kind: 'unavailable', reason: 'No queda ninguno' };
    expect(await footOf(0, 0, gone)).toEqual({ words: ['Agotado'], button: null, inside: undefined });
  });

  test('a closed store’s words stand alone, whatever the cart holds', async () => {
    const { words, button } = await footOf(1, 1, full, 'Cerró hoy');
    expect([words, button]).toEqual([['Cerró hoy'], null]);
  });

  test('R1.2 who does not buy sees what there is, and nothing to press', async () => {
    const [theirs, ours] = [await footOf(4, 0, null), await footOf(4, 0, { kind: 'idle' })];
    expect([theirs.words, theirs.button]).toEqual([['Quedan 4'], null]);
    expect(ours.button).toEqual(['Añadir al carrito: Miel de romero', null]);
  });
});
