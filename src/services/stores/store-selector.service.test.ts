import { describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/api/call.ts';
import { storeCardOf } from '../../../contract/catalogue/list-item.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleId, sampleStore } from '../../../tests/support/samples/samples.ts';
import { createCatalogueService } from '../catalogue/catalogue.service.ts';
import { createStoreSelectorService } from './store-selector.service.ts';

const honey = sampleStore({ config: { categories: ['Comida', 'Miel'] } });
const bread = sampleStore({ id: sampleId(10), status: 'scheduled', config: { categories: ['Comida'] } });
const BARE = { categories: [], view: 'shelves', page: 1 } as const;

const market = () =>
  fakeCall({
    listActivePopupStores: (input) => {
      const { when, offset = 0 } = (input as { query: { when: string; offset?: number } }).query;
      const popupStores = when === 'all' ? [honey, bread] : when === 'upcoming' ? [bread] : [honey];
      const total = when === 'open' ? 45 : popupStores.length;
      return successfulAnswer({ popupStores, pagination: { total, hasMore: total > offset + 1 } });
    },
  });

const selecting = (call: Call) => createStoreSelectorService(createCatalogueService(call));

describe(createStoreSelectorService.name, () => {
  test('R2.20 R6.4 R7.9 R9.7 R9.14 it asks for what anybody may see, each kind in its order, and for all categories', async () => {
    const { call, asked } = market();
    const query = { ...BARE, q: 'miel', categories: ['Comida'], page: 2 };
    expect(await selecting(call).loadSelection({ query })).toEqual(
      successfulAnswer({
        stores: [honey, bread].map(storeCardOf),
        beyond: { open: 35, upcoming: 0, ended: 0 },
        categories: [
          { name: 'Comida', count: 2 },
          { name: 'Miel', count: 1 },
        ],
      }),
    );
    const both = { q: 'miel', categories: ['Comida'] };
    expect(asked).toEqual(
      [
        { ...both, when: 'open', offset: 9, limit: 9 },
        { ...both, when: 'upcoming', sortOrder: 'asc', limit: 3 },
        { ...both, when: 'ended', sortBy: 'endDate', limit: 3 },
        { q: 'miel', when: 'all', limit: 100 },
      ].map((asking) => ({ name: 'listActivePopupStores', input: { query: asking } })),
    );
  });

  test('R2.20 a calendar asks for more stores of each kind, and keeps of each what it shows', async () => {
    const { call, asked } = market();
    const answer = await selecting(call).loadSelection({ query: { ...BARE, view: 'calendar' } });
    const limits = asked.map(({ input }) => (input as { query: { limit: number } }).query.limit);
    const kept = answer.ok ? answer.value.stores[0] : null;
    const { id, name, slug, status, startDate, endDate, productCount } = honey;
    expect([limits, kept]).toEqual([
      [30, 30, 30, 100],
      { id, name, slug, status, startDate, endDate, productCount, config: {} },
    ]);
  });

  test('a shelf that does not come fails the whole', async () => {
    const failure = sampleFailure('UNAVAILABLE', { status: 503 });
    const { call } = fakeCall({ listActivePopupStores: { ok: false, failure } });
    expect(await selecting(call).loadSelection({ query: BARE })).toEqual({ ok: false, failure });
  });
});
