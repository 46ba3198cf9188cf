import { describe, expect, test } from 'vitest';
import {
  NOW,
  sampleId,
  sampleLastImport,
  sampleProduct,
  sampleStore,
} from '../../../../tests/support/samples/samples.ts';
import type { ProductsToday } from '../../../machines/producer/today/today-products.machine.ts';
import { presentTask } from './task-presenter.ts';
import {
  sortByUrgency,
  productTasks,
  orderTasks,
  completedFirstSteps,
  mainStoreOf,
  storeTasks,
} from './tasks.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const at = (ms: number) => new Date(NOW + ms).toISOString();
const nothing = { total: 0, first: [] };
const goods = (changes: Partial<ProductsToday> = {}): ProductsToday => ({
  nearlyOut: nothing,
  soldOut: nothing,
  awaiting: nothing,
  ...changes,
});
const lawful = {
  name: 'Ana',
  legalName: 'Ana Ruiz',
  taxId: '00000000T',
  address: 'Calle Mayor 1, Soria',
  email: 'ana@example.com',
  payment: [{ kind: 'bizum' }],
  delivery: [{ kind: 'pickup' }],
  returns: 'En 14 días',
};
const stall = (changes: Parameters<typeof sampleStore>[0] = {}) =>
  sampleStore({ ownerInfo: lawful, startDate: at(-DAY), endDate: at(20 * DAY), ...changes });
const kinds = (changes: Parameters<typeof sampleStore>[0]) =>
  storeTasks([stall(changes)], NOW).map(({ kind }) => kind);

test('R2.5 orders that nobody has taken up are the first thing to do; where there are none they are none', () => {
  const [organise, ...none] = [...orderTasks({ pendingOrders: 3 }), ...orderTasks({ pendingOrders: 0 })];
  expect([organise, none]).toEqual([{ kind: 'organise', total: 3, query: { status: 'pending' } }, []]);
  const store = stall({ productCount: 0 });
  const all = [...storeTasks([store], NOW), ...orderTasks({ pendingOrders: 3 })];
  expect(sortByUrgency(all).map(({ kind }) => kind)).toEqual(['organise', 'bare']);
});

describe('what stores ask for', () => {
  test('a store that is open, lawful and full asks for nothing', () => {
    expect(storeTasks([stall()], NOW)).toEqual([]);
  });

  test('R5.4 one that sells without what the law asks is told what; a draft, one that is over or archived is not', () => {
    const ownerInfo = { ...lawful, taxId: '', payment: [] };
    const store = stall({ ownerInfo });
    expect(storeTasks([store], NOW)).toEqual([{ kind: 'unlawful', store, gaps: ['taxId', 'payment'] }]);
    expect([
      kinds({ ownerInfo, status: 'draft' }),
      kinds({ ownerInfo, endDate: at(-1) }),
      kinds({ ownerInfo, status: 'archived' }),
    ]).toEqual([[], [], []]);
  });

  test('R3.9 R4.11 an archive asks for what became of it: while it is read, for three days where something is to be mended, and for half of one where not', () => {
    const of = (changes: Parameters<typeof sampleLastImport>[0], age = 0) =>
      storeTasks(
        [{ ...stall(), lastImport: sampleLastImport({ processedAt: at(-age), ...changes }) }],
        NOW,
      ).map(({ kind }) => kind);
    expect([
      of({}),
      of({ paused: true }),
      of({ status: 'failed' }, 3 * DAY),
      of({ status: 'failed' }, 3 * DAY + 1),
      of({ status: 'completed' }, 3 * DAY),
      of({ status: 'completed', errorCount: 0 }, 12 * HOUR),
      of({ status: 'completed', errorCount: 0 }, 12 * HOUR + 1),
      of({ status: 'cancelled' }),
      of({ status: 'failed', dryRun: true }),
      of({ status: 'pending' }),
    ]).toEqual([['filling'], ['standing'], ['unfilled'], [], ['partlyFilled'], ['filled'], [], [], [], []]);
  });

  test('one opens within a week, and closes within three days; not before, and not where it is paused', () => {
    expect([
      kinds({ status: 'scheduled', startDate: at(7 * DAY) }),
      kinds({ status: 'scheduled', startDate: at(7 * DAY + 1) }),
      kinds({ endDate: at(3 * DAY) }),
      kinds({ endDate: at(3 * DAY + 1) }),
      kinds({ status: 'paused', endDate: at(DAY) }),
    ]).toEqual([['opens'], [], ['closes'], [], []]);
  });

  test('one that will sell has goods and dates', () => {
    expect([kinds({ productCount: 0 }), kinds({ status: 'scheduled', startDate: null })]).toEqual([
      ['bare'],
      ['undated'],
    ]);
  });

  test('R4.9 one that is held says what became of it, once it was asked for', () => {
    const held = (state: 'notAsked' | 'waiting' | 'refused' | 'granted') =>
      kinds({ status: 'draft', approval: { state, note: '', version: 1 } });
    expect([held('notAsked'), held('waiting'), held('refused'), held('granted')]).toEqual([
      [],
      ['awaitsApproval'],
      ['changesAsked'],
      ['approved'],
    ]);
    const refused = stall({
      status: 'draft',
      approval: { state: 'refused', note: 'Faltan fotos.', version: 1 },
    });
    const [toDo] = storeTasks([refused], NOW);
    const tellers = {} as Parameters<typeof presentTask>[1];
    expect(toDo && presentTask(toDo, tellers)).toEqual({
      icon: 'warning',
      title: `Nos falta algo para publicar «${refused.name}»`,
      hint: 'Faltan fotos.',
      go: 'Corregir',
      at: `/producer/popup-stores/${refused.id}`,
    });
  });

  test('pictures that were announced a quarter of an hour ago do not come any more', () => {
    const pending = (ms: number) => kinds({ pendingImages: ['logo'], updatedAt: at(-ms) });
    expect([pending(15 * 60_000), pending(15 * 60_000 + 1)]).toEqual([[], ['storePicturesLost']]);
  });
});

describe('what goods ask for', () => {
  const cup = sampleProduct({ name: 'Taza', updatedAt: at(-HOUR) });
  const bowl = sampleProduct({ name: 'Bol', updatedAt: at(-60_000) });

  test('each product whose pictures did not come, what is sold out and what is nearly out', () => {
    const found = (total: number) => ({ total, first: [cup] });
    expect(
      productTasks(
        goods({ awaiting: { total: 6, first: [bowl, cup] }, soldOut: found(4), nearlyOut: found(2) }),
        NOW,
      ),
    ).toEqual([
      { kind: 'pictureLost', product: { id: cup.id, name: 'Taza' } },
      { kind: 'morePictures', total: 4, query: { awaitsPictures: true } },
      { kind: 'soldOut', total: 4, names: ['Taza'], query: { active: true, inStock: false } },
      {
        kind: 'nearlyOut',
        total: 2,
        names: ['Taza'],
        query: { active: true, inStock: true, maxStock: 3 },
      },
    ]);
    expect(productTasks(goods({ awaiting: { total: 1, first: [bowl] } }), NOW)).toEqual([]);
  });

  test('the most pressing comes first', () => {
    const store = stall();
    const few = { total: 1, names: [], query: {} };
    expect(
      sortByUrgency([
        { kind: 'nearlyOut', ...few },
        { kind: 'opens', store, at: '' },
        { kind: 'unlawful', store, gaps: [] },
        { kind: 'pictureLost', product: cup },
      ]).map(({ kind }) => kind),
    ).toEqual(['pictureLost', 'unlawful', 'opens', 'nearlyOut']);
  });
});

test('the store in hand is the open one that closes first, else the one that is paused meanwhile, else the next to open, else one that is not over', () => {
  const [late, soon] = [
    stall({ id: sampleId(1), endDate: at(9 * DAY) }),
    stall({ id: sampleId(2), endDate: at(DAY) }),
  ];
  const coming = stall({ id: sampleId(3), status: 'scheduled', startDate: at(DAY) });
  const [draft, over] = [
    stall({ id: sampleId(4), status: 'draft' }),
    stall({ id: sampleId(5), endDate: at(-DAY) }),
  ];
  const archived = stall({ id: sampleId(6), status: 'archived' });
  const held = stall({ id: sampleId(7), status: 'paused', endDate: at(2 * DAY) });
  const all = [archived, over, draft, coming, held, late, soon];
  const hands = [7, 6, 5, 4, 3, 2, 1].map((count) => mainStoreOf(all.slice(0, count), NOW)?.id);
  expect(hands).toEqual([soon, late, held, coming, draft, over, archived].map(({ id }) => id));
  const longer = stall({ id: sampleId(8), status: 'paused', startDate: at(-9 * DAY), endDate: at(9 * DAY) });
  const past = stall({ id: sampleId(9), status: 'paused', endDate: at(-DAY) });
  expect([mainStoreOf([longer, held], NOW)?.id, mainStoreOf([past, coming], NOW)?.id]).toEqual([
    held.id,
    coming.id,
  ]);
  expect(mainStoreOf([], NOW)).toBe(null);
});

test('the way to the first sale is done step by step, and a sale of which nothing is known is none', () => {
  const [bare, draft] = [stall({ status: 'draft', productCount: 0 }), stall({ status: 'draft' })];
  const done = (...asked: Parameters<typeof completedFirstSteps>) => [...completedFirstSteps(...asked)];
  expect([
    done([], { totalOrders: 0 }),
    done([bare], null),
    done([bare, draft], null),
    done([stall()], { totalOrders: 0 }),
    done([], { totalOrders: 1 }),
  ]).toEqual([
    [],
    ['store'],
    ['store', 'goods'],
    ['store', 'goods', 'publish'],
    ['store', 'goods', 'publish', 'sale'],
  ]);
});
