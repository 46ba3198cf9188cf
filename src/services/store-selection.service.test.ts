import { describe, expect, test } from 'vitest';
import { storeCardOf } from '../../contract/listing.ts';
import { answering, fakeCall } from '../../tests/support/fake-call.ts';
import { sampleFailure, sampleId, sampleStore } from '../../tests/support/samples.ts';
import { createStoreSelectionService } from './store-selection.service.ts';

const honey = sampleStore({ config: { categories: ['Comida', 'Miel'] } });
const bread = sampleStore({ id: sampleId(10), status: 'scheduled', config: { categories: ['Comida'] } });
const BARE = { categories: [], view: 'shelves', page: 1 } as const;

const market = () =>
  fakeCall({
    listActivePopupStores: (input) => {
      const { when, offset = 0 } = (input as { query: { when: string; offset?: number } }).query;
      const popupStores = when === 'all' ? [honey, bread] : when === 'upcoming' ? [bread] : [honey];
      const total = when === 'open' ? 45 : popupStores.length;
      return answering({ popupStores, pagination: { total, hasMore: total > offset + 1 } });
    },
  });

describe(createStoreSelectionService.name, () => {
  test('R6.4 R7.9 R9.7 R9.14 it asks for what anybody may see, each kind in its order, and for all categories', async () => {
    const { call, asked } = market();
    const query = { ...BARE, q: 'miel', categories: ['Comida'], page: 2 };
    expect(await createStoreSelectionService(call).loadSelection({ query })).toEqual(
      answering({
        stores: [honey, bread].map(storeCardOf),
        beyond: { open: 24, upcoming: 0, ended: 0 },
        categories: [
          { name: 'Comida', count: 2 },
          { name: 'Miel', count: 1 },
        ],
      }),
    );
    const both = { q: 'miel', categories: ['Comida'] };
    const latest = { sortBy: 'startDate', sortOrder: 'desc' };
    expect(asked).toEqual(
      [
        { ...latest, ...both, when: 'open', offset: 20, limit: 20 },
        { ...latest, ...both, when: 'upcoming', sortOrder: 'asc', limit: 8 },
        { ...latest, ...both, when: 'ended', sortBy: 'endDate', limit: 4 },
        { ...latest, q: 'miel', when: 'all', limit: 100 },
      ].map((asking) => ({ name: 'listActivePopupStores', input: { query: asking } })),
    );
  });

  test('R9.9 the same list is asked for again after five minutes, another one at once', async () => {
    const { call, asked } = market();
    let now = 0;
    const service = createStoreSelectionService(call, { cacheTime: 300_000, now: () => now });
    const asks: number[] = [];
    for (const [moment, query] of [
      [0, BARE],
      [299_999, BARE],
      [299_999, { ...BARE, q: 'pan' }],
      [300_000, BARE],
    ] as const) {
      now = moment;
      await service.loadSelection({ query });
      asks.push(asked.length);
    }
    expect(asks).toEqual([4, 4, 8, 12]);
  });

  test('R9.9 a failure is not kept', async () => {
    const failure = sampleFailure('UNAVAILABLE', { status: 503 });
    const { call, asked } = fakeCall({ listActivePopupStores: { ok: false, failure } });
    const service = createStoreSelectionService(call, { cacheTime: 300_000 });
    const answers = [
      await service.loadSelection({ query: BARE }),
      await service.loadSelection({ query: BARE }),
    ];
    expect([answers, asked.length]).toEqual([
      [
        { ok: false, failure },
        { ok: false, failure },
      ],
      8,
    ]);
  });
});
