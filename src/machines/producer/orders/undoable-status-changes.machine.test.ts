import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { edgesOf } from '../../../../tests/support/charts/chart-transitions.ts';
import { STATUS_CHANGE_UNDO_MS } from '../../../../contract/orders/order-status-change.ts';
import type { StatusChangeRow } from '../../orders/order-changes.machine.ts';
import { undoableStatusChangesMachine } from './undoable-status-changes.machine.ts';

const input = { now: () => 0 };
const rows = (...ids: string[]): StatusChangeRow[] =>
  ids.map((id) => ({ id, change: { orderId: id, lineId: null, status: 'organizing' } }));
const taken = (...ids: string[]) => ({ type: 'change.requested', rows: rows(...ids) }) as const;
const withdrawn = (...ids: string[]) => ({ type: 'change.withdrawn', ids }) as const;

/**
 * Status changes with a simulated clock. `sent` are those sent after the grace period; `hurried` those sent when
 * the page was left.
 */
function open() {
  const clock = new SimulatedClock();
  const sent: string[][] = [];
  const hurried: string[][] = [];
  const logic = undoableStatusChangesMachine.provide({
    actions: {
      sendChanges: (_, all) => sent.push(all.rows.map(({ id }) => id)),
      flushChanges: (_, all) => hurried.push(all.rows.map(({ id }) => id)),
    },
  });
  const actor = createActor(logic, { clock, input }).start();
  const held = () => actor.getSnapshot().context.held.map(({ id }) => id);
  return { actor, clock, sent, hurried, held };
}

describe(undoableStatusChangesMachine.id, () => {
  test('R4.14 its transitions are exactly these', () => {
    const events = [
      taken('a', 'b'),
      taken('c'),
      taken(),
      withdrawn('a'),
      withdrawn('a', 'b'),
      { type: 'grace.ended', batch: 1 },
      { type: 'page.hidden' },
    ];
    const chart = undoableStatusChangesMachine.provide({
      actions: { sendChanges: () => {}, flushChanges: () => {} },
    });
    expect(edgesOf(chart, { input, events, stopWhen: ({ context }) => context.batches > 2 })).toEqual([
      'holding --change.requested--> holding',
      'holding --change.withdrawn--> holding',
      'holding --change.withdrawn--> resting',
      'holding --grace.ended--> holding',
      'holding --grace.ended--> resting',
      'holding --page.hidden--> resting',
      'resting --change.requested--> holding',
      'resting --page.hidden--> resting',
    ]);
  });

  test('R4.12 a step is sent when its five seconds are over, and not before', () => {
    const { actor, clock, sent, held } = open();
    actor.send(taken('a'));
    clock.increment(4_999);
    expect([held(), sent]).toEqual([['a'], []]);
    clock.increment(1);
    expect([held(), sent, actor.getSnapshot().value]).toEqual([[], [['a']], 'resting']);
  });

  test('R4.12 what is taken back is never sent, and what was taken with it is', () => {
    const { actor, clock, sent } = open();
    actor.send(taken('a', 'b'));
    actor.send(withdrawn('a'));
    clock.increment(STATUS_CHANGE_UNDO_MS);
    expect(sent).toEqual([['b']]);
  });

  test('each has its own time: one that is taken back and taken again begins anew', () => {
    const { actor, clock, sent, held } = open();
    actor.send(taken('a'));
    clock.increment(3_000);
    actor.send(withdrawn('a'));
    actor.send(taken('a'));
    actor.send(taken('b'));
    clock.increment(2_000);
    expect([held(), sent]).toEqual([['a', 'b'], []]);
    clock.increment(3_000);
    expect(sent).toEqual([['a'], ['b']]);
  });

  test('R4.12 whoever leaves the page has all of them sent at once, and nothing twice', () => {
    const { actor, clock, sent, hurried } = open();
    actor.send(taken('a'));
    actor.send(taken('b'));
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.hidden' });
    clock.increment(STATUS_CHANGE_UNDO_MS);
    expect([hurried, sent]).toEqual([[['a', 'b'], []], []]);
  });
});
