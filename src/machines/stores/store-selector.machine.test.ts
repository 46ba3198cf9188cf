import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor, SimulatedClock, waitFor } from 'xstate';
import { storeCardOf } from '../../../contract/catalogue/list-item.ts';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { NOW, sampleFailure, sampleId, sampleStore } from '../../../tests/support/samples/samples.ts';
import { resultActors } from '../../wiring/api/promise-actors.ts';
import { storeSelectorMachine } from './store-selector.machine.ts';
import type { LoadStoreSelectorResult } from './store-selector.types.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';

const open = storeCardOf(sampleStore());
const upcoming = storeCardOf(
  sampleStore({ id: sampleId(11), status: 'scheduled', startDate: '2026-11-20T13:00:00.000Z' }),
);
const ended = storeCardOf(
  sampleStore({ id: sampleId(12), status: 'ended', endDate: '2026-11-15T20:00:00.000Z' }),
);
const beyond = { open: 0, upcoming: 3, ended: 0 };
const categories = [{ name: 'Miel', count: 2 }];
const full: LoadStoreSelectorResult = {
  ok: true,
  value: { stores: [ended, upcoming, open], beyond, categories },
};
const none: LoadStoreSelectorResult = { ok: true, value: { stores: [], beyond, categories } };
const failed: LoadStoreSelectorResult = { ok: false, failure: sampleFailure('TIMEOUT') };

const BARE: StoreSelectorQuery = { categories: [], view: 'shelves', page: 1 };
const input = { query: BARE, now: NOW };

function visit(answers: LoadStoreSelectorResult[], query = BARE) {
  const asked: StoreSelectorQuery[] = [];
  const mirrored: StoreSelectorQuery[] = [];
  const clock = new SimulatedClock();
  const logic = storeSelectorMachine.provide({
    actors: resultActors({
      loadSelection: async ({ query: question }) => {
        const answer = answers[asked.length];
        asked.push(question);
        if (!answer) throw new Error('Nothing to answer');
        return answer;
      },
    }),
    actions: { mirrorQuery: (_, shown) => mirrored.push(shown) },
  });
  const actor = createActor(logic, { input: { query, now: NOW }, clock }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches('fetching'));
  return { actor, asked, mirrored, clock, settled };
}

describe(storeSelectorMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'search.typed', text: 'miel' },
      { type: 'search.submitted' },
      { type: 'category.toggled', name: 'Miel' },
      { type: 'page.requested', page: 2 },
      { type: 'month.turned', month: '2026-12' },
      { type: 'weekend.toggled' },
      { type: 'address.changed', query: { ...BARE, q: 'queso' } },
      { type: 'address.changed', query: { ...BARE, month: '2027-01' } },
      { type: 'clock.ticked', now: NOW },
      { type: 'retry.requested' },
      ...doneEventsOf('loadSelection', full, none, failed),
      { type: 'xstate.after.searchPause.storeSelector.searching' },
    ];
    const states = ['empty', 'failed', 'fetching.again', 'fetching.first', 'ready', 'searching'];
    const everywhere = states.flatMap((state) => [
      `${state} --search.typed--> searching`,
      `${state} --category.toggled--> fetching.again`,
      `${state} --page.requested--> fetching.again`,
      `${state} --month.turned--> ${state}`,
      `${state} --weekend.toggled--> ${state}`,
      `${state} --clock.ticked--> ${state}`,
      `${state} --address.changed--> fetching.again`,
      `${state} --address.changed--> ${state}`,
    ]);
    const loads = ['fetching.again', 'fetching.first'].flatMap((state) => [
      `${state} --xstate.done.actor.loadSelection--> empty`,
      `${state} --xstate.done.actor.loadSelection--> failed`,
      `${state} --xstate.done.actor.loadSelection--> ready`,
    ]);
    // The weekend setting does not change the possible transitions, so states are compared without it.
    const identify = ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, { ...context, query: { ...context.query, weekend: undefined } }]);
    const edges = edgesOf(storeSelectorMachine, { input, events, identify });
    expect(answerEffectsOf(storeSelectorMachine, { input, events, identify })).toEqual([
      'loadSelection TIMEOUT → failure: TIMEOUT',
      'loadSelection ok → beyond: value.beyond, categories: value.categories',
      'loadSelection ok → beyond: value.beyond, categories: value.categories, failure: null',
      'loadSelection ok → open: value.stores, upcoming: value.stores, ended: value.stores, beyond: value.beyond, categories: value.categories',
      'loadSelection ok → open: value.stores, upcoming: value.stores, ended: value.stores, beyond: value.beyond, categories: value.categories, failure: null',
    ]);
    expect(edges).toEqual(
      [
        ...new Set([
          ...everywhere,
          ...loads,
          'failed --retry.requested--> fetching.first',
          'searching --search.submitted--> fetching.again',
          'searching --xstate.after.searchPause.storeSelector.searching--> fetching.again',
        ]),
      ].toSorted(),
    );
  });

  test('R2.20 R4.10 stores stand where they belong at its moment, and move with the clock', async () => {
    const { actor, settled } = visit([full]);
    await settled();
    const before = actor.getSnapshot().context;
    expect([before.open, before.upcoming, before.ended, before.beyond, before.categories]).toEqual([
      [open],
      [upcoming],
      [ended],
      beyond,
      categories,
    ]);
    actor.send({ type: 'clock.ticked', now: Date.parse('2026-11-20T13:00:00.000Z') });
    const after = actor.getSnapshot().context;
    expect([after.open, after.upcoming]).toEqual([[open, upcoming], []]);
  });

  test('R9.14 what is typed is searched for after a pause, and from the first page', async () => {
    const { actor, asked, mirrored, clock, settled } = visit([full, none], { ...BARE, page: 3 });
    await settled();
    actor.send({ type: 'search.typed', text: ' mi' });
    clock.increment(249);
    actor.send({ type: 'search.typed', text: ' miel' });
    clock.increment(249);
    expect(mirrored).toEqual([]);
    clock.increment(1);
    await settled();
    expect(mirrored).toEqual([{ ...BARE, q: 'miel' }]);
    expect(asked).toEqual([
      { ...BARE, page: 3 },
      { ...BARE, q: 'miel' },
    ]);
    expect(actor.getSnapshot().value).toEqual('empty');
  });

  test('R9.14 another page is asked for, with what was being typed, and stands in the address', async () => {
    const { actor, asked, mirrored, settled } = visit([full, full]);
    await settled();
    actor.send({ type: 'search.typed', text: 'ana' });
    actor.send({ type: 'page.requested', page: 2 });
    await settled();
    expect([asked[1], mirrored]).toEqual([{ ...BARE, q: 'ana', page: 2 }, [{ ...BARE, q: 'ana', page: 2 }]]);
  });

  test('R9.14 categories are put on and taken off, with what was being typed', async () => {
    const { actor, mirrored, settled } = visit([full, full, full]);
    await settled();
    actor.send({ type: 'search.typed', text: 'ana' });
    actor.send({ type: 'category.toggled', name: 'Miel' });
    actor.send({ type: 'category.toggled', name: 'Moda' });
    actor.send({ type: 'category.toggled', name: 'Miel' });
    expect(mirrored).toEqual([
      { ...BARE, q: 'ana', categories: ['Miel'] },
      { ...BARE, q: 'ana', categories: ['Miel', 'Moda'] },
      { ...BARE, q: 'ana', categories: ['Moda'] },
    ]);
  });

  test('turning the month shows other days of the same stores; the same address asks nothing', async () => {
    const { actor, asked, mirrored, settled } = visit([full, full], { ...BARE, view: 'calendar' });
    await settled();
    actor.send({ type: 'month.turned', month: '2026-12' });
    actor.send({ type: 'address.changed', query: { ...BARE, view: 'calendar', month: '2026-12' } });
    actor.send({ type: 'address.changed', query: { ...BARE, view: 'calendar', month: '2026-11' } });
    expect([actor.getSnapshot().context.query.month, asked.length, mirrored.length]).toEqual([
      '2026-11',
      1,
      1,
    ]);
    actor.send({ type: 'address.changed', query: BARE });
    await settled();
    expect(asked.length).toEqual(2);
  });

  test('R2.20 the weekend is put on and taken off, stands in the address and asks nothing', async () => {
    const { actor, asked, mirrored, settled } = visit([full], { ...BARE, view: 'calendar' });
    await settled();
    actor.send({ type: 'weekend.toggled' });
    actor.send({ type: 'weekend.toggled' });
    actor.send({ type: 'address.changed', query: { ...BARE, view: 'calendar', weekend: true } });
    expect([mirrored.map(({ weekend }) => weekend), asked.length]).toEqual([[true, undefined], 1]);
    expect(actor.getSnapshot().context.query.weekend).toEqual(true);
  });

  test('a failure is told, keeps what was typed and can be tried again', async () => {
    const { actor, settled } = visit([failed, full], { ...BARE, q: 'miel' });
    await settled();
    const { failure, search } = actor.getSnapshot().context;
    expect([failure?.code, search]).toEqual(['TIMEOUT', 'miel']);
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot().hasTag('loading')).toEqual(true);
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['ready', null]);
  });
});
