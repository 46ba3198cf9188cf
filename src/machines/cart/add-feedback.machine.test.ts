import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { FEEDBACK_TIMING } from '../../../contract/limits.ts';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { addFeedbackMachine } from './add-feedback.machine.ts';

const noticed = (productId: string, held: number) => ({ type: 'addition.noticed', productId, held }) as const;

describe(addFeedbackMachine.id, () => {
  test('has no state but what it remembers', () => {
    const events = [noticed('p1', 0), { type: 'addition.faded', turn: 1 }];
    const edges = edgesOf(addFeedbackMachine, {
      events,
      describe: ({ context }) => `${context.recent.length}`,
      stopWhen: ({ context }) => context.turn > 1,
    });
    expect(edges).toEqual([
      '0 --addition.faded--> 0',
      '0 --addition.noticed--> 1',
      '1 --addition.faded--> 0',
      '1 --addition.noticed--> 1',
    ]);
  });

  test('remembers an addition for a while, one that is repeated for longer', () => {
    const clock = new SimulatedClock();
    const actor = createActor(addFeedbackMachine, { clock }).start();
    const recent = () => actor.getSnapshot().context.recent.map(({ productId, held }) => [productId, held]);

    actor.send(noticed('p1', 0));
    clock.increment(FEEDBACK_TIMING.addedTime - 1);
    actor.send(noticed('p2', 4));
    actor.send(noticed('p1', 1));
    expect(recent()).toEqual([
      ['p2', 4],
      ['p1', 1],
    ]);
    clock.increment(1);
    expect(recent()).toEqual([
      ['p2', 4],
      ['p1', 1],
    ]);
    clock.increment(FEEDBACK_TIMING.addedTime - 1);
    expect(recent()).toEqual([]);
  });
});
