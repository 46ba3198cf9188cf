import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import {
  type ListQuery,
  createListMachine,
  type LoadItemsInput,
  type LoadItemsResult,
} from './list.machine.ts';

interface PotQuery extends ListQuery {
  colour?: string | undefined;
}
const machine = createListMachine<string, PotQuery>('pots');
const full: LoadItemsResult<string> = {
  ok: true,
  value: { items: ['jarra'], pagination: { total: 30, hasMore: true, asOf: 'T' } },
};
const other: LoadItemsResult<string> = { ok: true, value: { items: ['plato'], pagination: null } };
const none: LoadItemsResult<string> = {
  ok: true,
  value: { items: [], pagination: { total: 0, hasMore: false } },
};
const failed: LoadItemsResult<string> = { ok: false, failure: sampleFailure('TIMEOUT') };
const input = { query: {}, limit: 24 };

function open({
  answers = [full],
  start = input,
}: { answers?: LoadItemsResult<string>[]; start?: typeof input | { query: PotQuery; limit: number } } = {}) {
  const asked: LoadItemsInput<PotQuery>[] = [];
  const aborted: PotQuery[] = [];
  const mirrored: PotQuery[] = [];
  const clock = new SimulatedClock();
  const logic = machine.provide({
    actors: {
      loadItems: fromPromise<LoadItemsResult<string>, LoadItemsInput<PotQuery>>(
        ({ input: question, signal }) => {
          const answer = answers[asked.length];
          asked.push(question);
          signal.addEventListener('abort', () => aborted.push(question.query));
          return answer ? Promise.resolve(answer) : new Promise(() => {});
        },
      ),
    },
    actions: { mirrorQuery: (_, { query }) => mirrored.push(query) },
  });
  const actor = createActor(logic, { input: start, clock }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches('fetching'));
  return { actor, asked, aborted, mirrored, clock, settled };
}

describe(createListMachine.name, () => {
  test('an address with the same question in another order asks for nothing', async () => {
    const { actor, asked, settled } = open({
      answers: [full, other],
      start: { query: { q: 'jarra', colour: 'ocre', offset: 0 }, limit: 24 },
    });
    await settled();
    actor.send({ type: 'address.changed', query: { colour: 'ocre', q: 'jarra' } });
    await settled();
    expect(asked.length).toBe(1);
  });

  test('a page holds as many as its question says, and turning it keeps to that', async () => {
    const { actor, asked, settled } = open({
      answers: [full, full],
      start: { query: { rows: 50 }, limit: 24 },
    });
    await settled();
    actor.send({ type: 'page.requested', offset: 50 });
    expect(asked.map(({ query, limit }) => [query, limit])).toEqual([
      [{}, 50],
      [{ offset: 50 }, 50],
    ]);
    expect(actor.getSnapshot().context.query).toEqual({ rows: 50, offset: 50 });
  });

  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'query.changed', query: { colour: 'ocre' } },
      { type: 'search.typed', text: 'jarra' },
      { type: 'search.submitted' },
      { type: 'page.requested', offset: 24 },
      { type: 'address.changed', query: { q: 'plato' } },
      { type: 'refresh.requested' },
      { type: 'retry.requested' },
      ...doneEventsOf('loadItems', full, none, failed),
      { type: 'xstate.after.searchPause.pots.searching' },
    ];
    const everywhere = [
      'empty',
      'failed',
      'fetching.again',
      'fetching.refresh',
      'fetching.first',
      'ready',
      'searching',
    ];
    const to = (event: string, target: string) =>
      everywhere.map((state) => `${state} --${event}--> ${target}`);
    const loads = ['fetching.first', 'fetching.again'].flatMap((state) => [
      `${state} --xstate.done.actor.loadItems--> ready`,
      `${state} --xstate.done.actor.loadItems--> empty`,
      `${state} --xstate.done.actor.loadItems--> failed`,
    ]);
    expect(edgesOf(machine, { input, events })).toEqual(
      [
        ...to('query.changed', 'fetching.again'),
        ...to('page.requested', 'fetching.again'),
        ...to('address.changed', 'fetching.again'),
        ...to('search.typed', 'searching'),
        ...loads,
        'searching --search.submitted--> fetching.again',
        'searching --xstate.after.searchPause.pots.searching--> fetching.again',
        'ready --refresh.requested--> fetching.refresh',
        'empty --refresh.requested--> fetching.refresh',
        ...['ready', 'empty'].map((state) => `fetching.refresh --xstate.done.actor.loadItems--> ${state}`),
        'failed --retry.requested--> fetching.first',
      ].toSorted(),
    );
    expect(answerEffectsOf(machine, { input, events })).toEqual([
      'loadItems TIMEOUT → failure: TIMEOUT',
      'loadItems TIMEOUT → nothing',
      'loadItems ok → items: value.items, pagination: value.pagination',
      'loadItems ok → items: value.items, pagination: value.pagination, failure: null',
    ]);
  });

  test('it holds the server up only for the first answer, and keeps old items in sight while new ones load', async () => {
    const { actor, settled } = open();
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    await settled();
    actor.send({ type: 'query.changed', query: { colour: 'ocre' } });

    const { context, tags } = actor.getSnapshot();
    expect({ items: context.items, tags: [...tags] }).toEqual({ items: ['jarra'], tags: ['refreshing'] });
  });

  test.each<[string, LoadItemsResult<string>, string[]]>([
    ['what is there now', other, ['plato']],
    ['what was there, when it is looked at in vain', failed, ['jarra']],
  ])('a list that is looked at again shows %s', async (_, again, items) => {
    const { actor, asked } = open({ answers: [full, again] });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    actor.send({ type: 'refresh.requested' });
    const { context, tags } = actor.getSnapshot();
    expect([context.items, [...tags]]).toEqual([['jarra'], ['refreshing']]);
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect([actor.getSnapshot().context.items, actor.getSnapshot().context.failure]).toEqual([items, null]);
    expect(asked[1]).toEqual({ query: {}, limit: 24, asOf: null });
  });

  test('a change of the query begins at the first page, is mirrored, and gives up the load it overtakes', async () => {
    const { actor, asked, aborted, mirrored, settled } = open({
      start: { query: { offset: 24 }, limit: 24 },
    });
    await settled();
    actor.send({ type: 'query.changed', query: { colour: 'ocre' } });
    actor.send({ type: 'query.changed', query: { colour: 'añil' } });

    expect(asked).toEqual([
      { query: { offset: 24 }, limit: 24, asOf: null },
      { query: { offset: 0, colour: 'ocre' }, limit: 24, asOf: null },
      { query: { offset: 0, colour: 'añil' }, limit: 24, asOf: null },
    ]);
    expect(aborted).toEqual([{ offset: 0, colour: 'ocre' }]);
    expect(mirrored).toEqual([
      { offset: 0, colour: 'ocre' },
      { offset: 0, colour: 'añil' },
    ]);
  });

  test('a search waits for a pause of 250 ms and is sent once', async () => {
    const { actor, asked, mirrored, clock, settled } = open();
    await settled();
    actor.send({ type: 'search.typed', text: 'ja' });
    clock.increment(249);
    actor.send({ type: 'search.typed', text: 'jarra ' });
    clock.increment(249);
    expect(asked.length).toBe(1);
    clock.increment(1);

    expect(asked.slice(1)).toEqual([{ query: { q: 'jarra', offset: 0 }, limit: 24, asOf: null }]);
    expect(mirrored).toEqual([{ q: 'jarra', offset: 0 }]);
  });

  test('a later page is asked for as of the moment of the first', async () => {
    const { actor, asked, settled } = open();
    await settled();
    actor.send({ type: 'page.requested', offset: 24 });

    expect(asked[1]).toEqual({ query: { offset: 24 }, limit: 24, asOf: 'T' });
  });

  test('the address leads back, and its echo of what was chosen here leads nowhere', async () => {
    const { actor, asked, mirrored, settled } = open({ answers: [full, full] });
    await settled();
    actor.send({ type: 'query.changed', query: { colour: 'ocre' } });
    await settled();
    actor.send({ type: 'address.changed', query: { colour: 'ocre' } });
    expect(asked.length).toBe(2);
    actor.send({ type: 'address.changed', query: { q: 'plato' } });

    expect(asked[2]).toEqual({ query: { q: 'plato' }, limit: 24, asOf: null });
    expect(actor.getSnapshot().context.search).toBe('plato');
    expect(mirrored).toEqual([{ offset: 0, colour: 'ocre' }]);
  });

  test('R8.6 it says why it failed, and a retry that succeeds forgets it', async () => {
    const { actor, settled } = open({ answers: [failed, full] });
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'TIMEOUT', status: 0, errors: [] });
    actor.send({ type: 'retry.requested' });
    await settled();

    expect(actor.getSnapshot().context).toEqual({
      items: ['jarra'],
      query: {},
      search: '',
      limit: 24,
      asOf: null,
      pagination: { total: 30, hasMore: true, asOf: 'T' },
      failure: null,
    });
  });
});
