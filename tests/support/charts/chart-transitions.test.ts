import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { doneEventsOf, edgesOf, leavesOf, answerEffectsOf } from './chart-transitions.ts';

const lamp = setup({
  types: { events: {} as { type: 'switch.pressed' } | { type: 'bulb.counted' } },
}).createMachine({
  id: 'lamp',
  type: 'parallel',
  states: {
    light: {
      initial: 'off',
      states: {
        off: { on: { 'switch.pressed': 'on' } },
        on: { initial: 'dim', states: { dim: { on: { 'switch.pressed': '#lamp.light.off' } } } },
      },
    },
    count: { on: { 'bulb.counted': { actions: () => {} } } },
  },
});
const pressed = { type: 'switch.pressed' };
const counted = { type: 'bulb.counted' };

describe(edgesOf.name, () => {
  test('it lists each transition once, with the regions that moved', () => {
    expect(edgesOf(lamp, { events: [pressed, counted] })).toEqual([
      'count --bulb.counted--> count',
      'light.off --switch.pressed--> light.on.dim',
      'light.on.dim --switch.pressed--> light.off',
    ]);
  });

  test('it refuses an event without a representative and a representative of no event', () => {
    expect(() => edgesOf(lamp, { events: [pressed] })).toThrow('lamp: no representative of bulb.counted');
    expect(() => edgesOf(lamp, { events: [pressed, counted, { type: 'bulb.broken' }] })).toThrow(
      'lamp: knows no bulb.broken',
    );
  });
});

type Answer = { ok: true; value: string } | { ok: false; failure: { code: string } };

/** Chart with one request that records the given parts of the answer. */
const asking = (record: (answer: Answer) => { word?: string; failure?: { code: string } | null }) =>
  setup({
    types: {} as { context: { word: string; failure: { code: string } | null } },
    actors: { ask: fromPromise<Answer>(() => new Promise(() => {})) },
    actions: { record: assign((_, answer: Answer) => record(answer)), tell: () => {} },
  }).createMachine({
    id: 'asking',
    context: { word: '', failure: null },
    initial: 'waiting',
    states: {
      waiting: {
        invoke: {
          id: 'ask',
          src: 'ask',
          onDone: { target: 'over', actions: { type: 'record', params: ({ event }) => event.output } },
          onError: { target: 'over', actions: 'tell' },
        },
      },
      over: {},
    },
  });

describe(answerEffectsOf.name, () => {
  const events = [
    ...doneEventsOf('ask', { ok: true, value: 'miel' }, { ok: false, failure: { code: 'TIMEOUT' } }),
    { type: 'xstate.error.actor.ask', error: 'broken' },
  ];

  test('it says where each answer is recorded, and which action takes it outside', () => {
    const chart = asking((answer) => (answer.ok ? { word: answer.value } : { failure: answer.failure }));
    expect(answerEffectsOf(chart, { events })).toEqual([
      'ask TIMEOUT → failure: TIMEOUT',
      'ask broken → tell()',
      'ask ok → word: value',
    ]);
  });

  test('an answer that is forgotten is recorded nowhere', () => {
    expect(
      answerEffectsOf(
        asking(() => ({ failure: null })),
        { events },
      ),
    ).toEqual(['ask TIMEOUT → nothing', 'ask broken → tell()', 'ask ok → nothing']);
  });
});

describe(leavesOf.name, () => {
  test('it names the innermost active states', () => {
    expect(leavesOf({ a: { b: 'c' }, d: 'e', f: {} })).toEqual(['a.b.c', 'd.e', 'f']);
  });
});
