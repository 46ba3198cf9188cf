import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure, sampleId } from '../../../../tests/support/samples/samples.ts';
import { storeEmptyingMachine } from './store-emptying.machine.ts';

const input = { id: sampleId(1) };
const counted = (found: number, foreign = 0) => ({ ok: true as const, value: { found, foreign } });
const emptied = { ok: true as const, value: { deleted: 3, pictures: 5, kept: [] } };
const refused = { ok: false as const, failure: sampleFailure('TOO_MANY_PRODUCTS') };

const asked: unknown[] = [];
let settled = 0;
const machine = storeEmptyingMachine.provide({
  actions: {
    askToEmpty: (_, count) => asked.push(count),
    announceSettled: () => {
      settled += 1;
    },
  },
});

/** Deletion of all products, with this answer to the count. */
function open(count: ReturnType<typeof counted> | typeof refused) {
  const sent: string[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        countGoods: fromPromise(async ({ input: { id } }) => {
          sent.push(`count ${id}`);
          return count;
        }),
        emptyStore: fromPromise(async ({ input: { id } }) => {
          sent.push(`empty ${id}`);
          return emptied;
        }),
      },
    }),
    { input },
  ).start();
  return { actor, sent };
}

describe(storeEmptyingMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'emptying.requested' },
      { type: 'emptying.confirmed' },
      { type: 'emptying.dismissed' },
      ...doneEventsOf('countGoods', counted(3), counted(0), counted(2, 2), refused),
      ...doneEventsOf('emptyStore', emptied, refused),
    ] as const;
    expect(edgesOf(machine, { input, events })).toEqual([
      'asking --emptying.confirmed--> emptying',
      'asking --emptying.dismissed--> resting',
      'counting --xstate.done.actor.countGoods--> asking',
      'counting --xstate.done.actor.countGoods--> resting',
      'emptying --xstate.done.actor.emptyStore--> resting',
      'resting --emptying.requested--> counting',
    ]);
    expect(answerEffectsOf(machine, { input, events })).toEqual([
      'countGoods TOO_MANY_PRODUCTS → failure: TOO_MANY_PRODUCTS',
      'countGoods ok → counted: value',
      'countGoods ok → counted: value, askToEmpty(value)',
      'emptyStore TOO_MANY_PRODUCTS → failure: TOO_MANY_PRODUCTS, announceSettled()',
      'emptyStore ok → result: value, announceSettled()',
    ]);
  });

  test('R5.13 nothing is deleted before the number was said and confirmed, and then once', async () => {
    asked.length = 0;
    settled = 0;
    const { actor, sent } = open(counted(5, 2));
    actor.send({ type: 'emptying.requested' });
    actor.send({ type: 'emptying.confirmed' });
    await expect.poll(() => actor.getSnapshot().value).toBe('asking');
    expect([asked, sent]).toEqual([[{ found: 5, foreign: 2 }], [`count ${input.id}`]]);
    actor.send({ type: 'emptying.confirmed' });
    await expect.poll(() => actor.getSnapshot().value).toBe('resting');
    const { result, failure } = actor.getSnapshot().context;
    expect([result, failure, settled, sent]).toEqual([
      emptied.value,
      null,
      1,
      [`count ${input.id}`, `empty ${input.id}`],
    ]);
  });

  test.each([
    ['nothing', counted(0)],
    ['nothing of one’s own', counted(2, 2)],
  ])('where there is %s, nobody is asked', async (_, count) => {
    asked.length = 0;
    const { actor } = open(count);
    actor.send({ type: 'emptying.requested' });
    await expect.poll(() => actor.getSnapshot().context.counted).toEqual(count.value);
    expect([actor.getSnapshot().value, asked]).toEqual(['resting', []]);
  });

  test('R8.11 why they could not be counted stays until it is tried again', async () => {
    const { actor } = open(refused);
    actor.send({ type: 'emptying.requested' });
    await expect.poll(() => actor.getSnapshot().context.failure).toEqual(refused.failure);
    actor.send({ type: 'emptying.requested' });
    expect(actor.getSnapshot().context.failure).toBe(null);
  });
});
