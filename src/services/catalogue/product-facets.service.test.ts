import { describe, expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { sampleFacets, sampleFailure, sampleId } from '../../../tests/support/samples/samples.ts';
import { createProductFacetsService } from './product-facets.service.ts';

describe(createProductFacetsService.name, () => {
  test('R5.15 R7.14 it asks for what each choice would bring of the list that is shown, whatever its page and order', async () => {
    const { call, asked } = fakeCall({
      listProducts: successfulAnswer({ products: [], facets: sampleFacets() }),
    });
    const query = {
      q: 'miel',
      store: sampleId(1),
      inStock: false,
      minPrice: 0,
      offset: 48,
      sort: 'name',
    } as const;
    expect(await createProductFacetsService(call).loadFacets({ query })).toEqual(
      successfulAnswer(sampleFacets()),
    );
    expect(asked).toEqual([
      {
        name: 'listProducts',
        input: {
          query: {
            q: 'miel',
            inStock: false,
            minPrice: 0,
            popupStoreId: sampleId(1),
            active: true,
            facets: true,
            limit: 1,
          },
        },
      },
    ]);
  });

  test('R7.14 it counts what one query would bring; a refusal is told', async () => {
    const { call, asked } = fakeCall({
      listProducts: successfulAnswer({ products: [], pagination: { total: 11, hasMore: true } }),
    });
    const query = { q: 'juguetes', maxPrice: 25, offset: 24, sort: 'name' } as const;
    expect(await createProductFacetsService(call).countProducts({ query })).toEqual(successfulAnswer(11));
    expect(asked.map(({ input }) => input)).toEqual([
      { query: { q: 'juguetes', maxPrice: 25, active: true, limit: 1 } },
    ]);
    const uncounted = fakeCall({ listProducts: successfulAnswer({ products: [] }) });
    expect(await createProductFacetsService(uncounted.call).countProducts({ query })).toEqual(
      successfulAnswer(null),
    );
    const refused = { ok: false, failure: sampleFailure('UNAVAILABLE', { status: 503 }) } as const;
    const refusing = fakeCall({ listProducts: refused });
    expect(await createProductFacetsService(refusing.call).countProducts({ query })).toEqual(refused);
  });

  test('a server that counts nothing offers no choice; a refusal is told', async () => {
    const { call } = fakeCall({ listProducts: successfulAnswer({ products: [] }) });
    expect(await createProductFacetsService(call).loadFacets({ query: {} })).toEqual(
      successfulAnswer({ stores: [], producers: [], availability: { inStock: 0, soldOut: 0 } }),
    );
    const refused = { ok: false, failure: sampleFailure('UNAVAILABLE', { status: 503 }) } as const;
    const refusing = fakeCall({ listProducts: refused });
    expect(await createProductFacetsService(refusing.call).loadFacets({ query: {} })).toEqual(refused);
  });
});
