import { expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleId, sampleStore } from '../../../../tests/support/samples/samples.ts';
import { createProducerStoresService } from './producer-stores.service.ts';

const store = sampleStore();

test('R7.10 R9.7 one’s own stores come page by page, the newest first unless another order is asked for', async () => {
  const { call, asked } = fakeCall({
    listProducerPopupStores: successfulAnswer({
      popupStores: [store],
      pagination: { total: 1, hasMore: false },
    }),
  });
  const { listProducerStores } = createProducerStoresService(call);
  expect(await listProducerStores({ query: {}, limit: 20, asOf: null })).toEqual(
    successfulAnswer({ items: [store], pagination: { total: 1, hasMore: false } }),
  );
  await listProducerStores({
    query: { q: 'miel', status: 'draft', categories: ['Comida'], sortBy: 'name', offset: 20 },
    limit: 20,
    asOf: 'T',
  });
  expect(asked.map(({ input }) => input)).toEqual([
    { query: { sortBy: 'createdAt', sortOrder: 'desc', limit: 20 } },
    {
      query: {
        q: 'miel',
        status: 'draft',
        categories: ['Comida'],
        sortBy: 'name',
        sortOrder: 'asc',
        offset: 20,
        limit: 20,
        asOf: 'T',
      },
    },
  ]);
});

test('R4.9 any status may be asked for, and the server decides', async () => {
  const failure = sampleFailure('INVALID_TRANSITION', { status: 409, message: 'Está archivado' });
  const { call, asked } = fakeCall({ changePopupStoreStatus: { ok: false, failure } });
  expect(await createProducerStoresService(call).changeStatus({ id: sampleId(1), status: 'active' })).toEqual(
    {
      ok: false,
      failure,
    },
  );
  expect(asked).toEqual([
    {
      name: 'changePopupStoreStatus',
      input: { params: { id: sampleId(1) }, body: { status: 'active' } },
    },
  ]);
});
