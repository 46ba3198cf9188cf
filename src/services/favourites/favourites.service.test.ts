import { expect, test } from 'vitest';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import { storeCardOf } from '../../../contract/catalogue/list-item.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import {
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { createFavouritesListService } from './favourites-list.service.ts';
import { createFavouritesService } from './favourites.service.ts';

const honey: Favourite = { kind: 'product', id: sampleId(2), name: 'Miel de romero' };
const stall: Favourite = { kind: 'popupStore', id: sampleId(1), name: 'La Colmena' };
const failure = sampleFailure('TIMEOUT');
const refused = { ok: false, failure } as const;

test('R3.18 an account’s favourites are read where the device holds none, and joined where it does', async () => {
  const { call, asked } = fakeCall({
    listFavourites: successfulAnswer({ favourites: [stall] }),
    addFavourites: successfulAnswer({ favourites: [honey, stall] }),
  });
  const { joinFavourites } = createFavouritesService(call);
  expect([await joinFavourites({ added: [] }), await joinFavourites({ added: [honey] })]).toEqual([
    { ok: true, value: [stall] },
    { ok: true, value: [honey, stall] },
  ]);
  expect(asked).toEqual([
    { name: 'listFavourites', input: {} },
    { name: 'addFavourites', input: { body: { favourites: [honey] } } },
  ]);
});

test('R3.18 one is kept, or let go of, and all come back', async () => {
  const { call, asked } = fakeCall({
    addFavourites: successfulAnswer({ favourites: [honey] }),
    removeFavourite: successfulAnswer({ favourites: [] }),
  });
  const { saveChange } = createFavouritesService(call);
  expect([
    await saveChange({ favourite: honey, isWanted: true }),
    await saveChange({ favourite: honey, isWanted: false }),
  ]).toEqual([
    { ok: true, value: [honey] },
    { ok: true, value: [] },
  ]);
  expect(asked).toEqual([
    { name: 'addFavourites', input: { body: { favourites: [honey] } } },
    { name: 'removeFavourite', input: { params: { id: honey.id } } },
  ]);
});

test('R3.18 what there is today is asked by kind, and told as lists tell it', async () => {
  const [product, store] = [sampleProduct(), sampleStore()];
  const { call, asked } = fakeCall({
    lookUpFavourites: successfulAnswer({ products: [product], popupStores: [store] }),
  });
  const service = createFavouritesListService(call);
  const { value } = (await service.lookUp({ items: [honey, stall] })) as {
    value: Record<string, { id: string }[]>;
  };
  expect(value.popupStores).toEqual([storeCardOf(store)]);
  expect(value.products?.map(({ id }) => id)).toEqual([product.id]);
  await service.lookUp({ items: [stall] });
  expect(asked.map(({ input }) => input)).toEqual([
    { query: { productIds: [honey.id], popupStoreIds: [stall.id] } },
    { query: { popupStoreIds: [stall.id] } },
  ]);
});

test('R3.18 a failure stays one', async () => {
  const { call } = fakeCall({ listFavourites: refused, removeFavourite: refused, lookUpFavourites: refused });
  const service = createFavouritesService(call);
  expect([
    await service.joinFavourites({ added: [] }),
    await service.saveChange({ favourite: honey, isWanted: false }),
    await createFavouritesListService(call).lookUp({ items: [honey] }),
  ]).toEqual([refused, refused, refused]);
});
