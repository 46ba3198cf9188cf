import { expect, test } from 'vitest';
import { NO_STORE_FILTER } from '../../../../contract/producer/producer-products-query.ts';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleId, sampleProduct } from '../../../../tests/support/samples/samples.ts';
import { createProducerProductsService } from './producer-products.service.ts';

const product = sampleProduct({ version: 3 });
const { id } = product;

test('R7.14 what is sold in one store or in none is asked for as the call has it', async () => {
  const { call, asked } = fakeCall({ listProducerProducts: successfulAnswer({ products: [product] }) });
  const { listProducerProducts } = createProducerProductsService(call);
  for (const store of [sampleId(1), NO_STORE_FILTER, undefined])
    await listProducerProducts({ query: { store, maxStock: 5 }, limit: 24, asOf: null });
  expect(asked.map(({ input }) => input)).toEqual([
    { query: { popupStoreId: sampleId(1), maxStock: 5, limit: 24 } },
    { query: { inStore: false, maxStock: 5, limit: 24 } },
    { query: { maxStock: 5, limit: 24 } },
  ]);
});

test('R5.6 a row is saved with the state that was seen', async () => {
  const { call, asked } = fakeCall({ updateProduct: successfulAnswer({ product }) });
  const body = { stock: 15, version: 3 };
  expect(await createProducerProductsService(call).saveRow({ id, body })).toEqual(successfulAnswer(product));
  expect(asked).toEqual([{ name: 'updateProduct', input: { params: { id }, body } }]);
});

test.each([
  ['is gone', successfulAnswer(null), { ok: true, value: null }],
  ['was gone', { ok: false, failure: sampleFailure('NOT_FOUND') }, { ok: true, value: null }],
  [
    'is somebody else’s',
    { ok: false, failure: sampleFailure('NOT_OWNER') },
    { ok: false, failure: sampleFailure('NOT_OWNER') },
  ],
] as const)('R7.15 a product that is to be deleted %s', async (_, answer, outcome) => {
  const { call, asked } = fakeCall({ deleteProduct: answer });
  expect(await createProducerProductsService(call).deleteProduct({ id })).toEqual(outcome);
  expect(asked).toEqual([{ name: 'deleteProduct', input: { params: { id } } }]);
});
