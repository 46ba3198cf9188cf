import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleItem,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { cartGroupsOf } from './cart-groups.ts';
import { closedStoreText, lineNotice, obstacleOf } from './line-notice.ts';

const format = createFormatter(DEFAULT_MARKET);
const withProduct = (changes: Parameters<typeof sampleProduct>[0]) =>
  sampleItem({ product: sampleProduct(changes) });
const { product: _, ...withoutProduct } = sampleItem();

describe('what stands at a line of the cart', () => {
  test.each([
    ['R4.10 a line that can be bought has nothing', sampleItem(), null, null],
    ['R8.7 a product that is gone', withoutProduct, null, 'Este producto ya no está disponible.'],
    [
      'R8.7 a product that is no longer sold',
      withProduct({ isActive: false }),
      null,
      'Este producto ya no está disponible.',
    ],
    [
      'R8.9 a closed store, before anything else of it',
      withProduct({ stock: 0 }),
      'La tienda comenzará el 1 dic 2026, 10:00',
      'La tienda comenzará el 1 dic 2026, 10:00',
    ],
    [
      'R8.8 nothing left',
      withProduct({ stock: 0 }),
      null,
      'No hay suficiente stock disponible para este producto. Se ha agotado.',
    ],
    [
      'R8.8 one left of two',
      withProduct({ stock: 1 }),
      null,
      'No hay suficiente stock disponible para este producto. Solo queda 1.',
    ],
    [
      'R8.8 fewer left than wanted',
      { ...withProduct({ stock: 2 }), quantity: 3 },
      null,
      'No hay suficiente stock disponible para este producto. Solo quedan 2.',
    ],
    [
      'R8.8 another price',
      withProduct({ price: 12 }),
      null,
      'El precio ha cambiado: ahora cuesta 12,00\u00a0€.',
    ],
  ])('%s', (_name, line, closed, said) => {
    expect(obstacleOf(line, closed, format)).toBe(said);
  });

  test('R8.7 why a change was taken back stands before what is in the way, without the name that is beside it', () => {
    const refusal = {
      ...sampleFailure('INSUFFICIENT_STOCK'),
      productId: sampleId(2),
      wanted: 3,
      name: 'Miel',
    };
    expect(lineNotice(withProduct({ stock: 1 }), refusal, null, format)).toBe(
      'No hay suficiente stock disponible para este producto. Solo queda 1.',
    );
  });

  test('R4.10 a store that is not known hinders nothing, one that nobody can visit does', () => {
    const paused = sampleStore({ status: 'paused' });
    expect(
      [undefined, null, paused, sampleStore()].map((store) => closedStoreText(store, NOW, format)),
    ).toEqual([
      null,
      'La tienda no está disponible para compras',
      'La tienda no está disponible para compras',
      null,
    ]);
  });
});

test('lines stand by stall, those without one by producer, in the order in which each first appears', () => {
  const line = (id: number, popupStoreId: string | null, producerName: string) =>
    sampleItem({ productId: sampleId(id), product: sampleProduct({ popupStoreId, producerName }) });
  const groups = cartGroupsOf([
    line(1, sampleId(8), 'Ana'),
    line(2, null, 'Luis'),
    line(3, sampleId(8), 'Eva'),
    withoutProduct,
  ]);

  expect(
    groups.map(({ storeId, sellerName, lines }) => [
      storeId,
      sellerName,
      lines.map(({ productId }) => productId),
    ]),
  ).toEqual([
    [sampleId(8), 'Ana', [sampleId(1), sampleId(3)]],
    [null, 'Luis', [sampleId(2)]],
    [null, '', [sampleId(2)]],
  ]);
});
