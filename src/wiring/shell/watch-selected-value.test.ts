import { describe, expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { watchSelectedValue } from './watch-selected-value.ts';

const counter = setup({
  types: {} as { context: { count: number; steps: number[] }; events: { type: 'step'; by: number } },
  actions: {
    step: assign(({ context: { count, steps } }, by: number) => ({
      count: count + by,
      steps: [...steps, by].filter((one) => one !== 0),
    })),
  },
}).createMachine({
  context: { count: 0, steps: [] },
  on: { step: { actions: { type: 'step', params: ({ event }) => event.by } } },
});

function start() {
  const actor = createActor(counter).start();
  const step = (...sizes: number[]) => sizes.forEach((by) => actor.send({ type: 'step', by }));
  return { actor, step };
}

describe(watchSelectedValue, () => {
  test('reports each change of what is selected, and neither how it was nor what stayed the same', () => {
    const { actor, step } = start();
    step(5);
    const seen: number[] = [];
    watchSelectedValue(
      actor,
      ({ context }) => context.count,
      (count) => seen.push(count),
    );
    step(1, 0, 2, 0, -2);
    expect(seen).toEqual([6, 8, 6]);
  });

  test('a value that is made anew each time is the same as long as it is told to be', () => {
    const { actor, step } = start();
    const seen: number[][] = [];
    watchSelectedValue(
      actor,
      ({ context }) => context.steps,
      (steps) => seen.push(steps),
      (one, other) => one.length === other.length,
    );
    step(0, 3, 0, 0, 4);
    expect(seen).toEqual([[3], [3, 4]]);
  });

  test('says nothing any more once it is told to stop', () => {
    const { actor, step } = start();
    const seen: number[] = [];
    const stop = watchSelectedValue(
      actor,
      ({ context }) => context.count,
      (count) => seen.push(count),
    );
    step(1);
    stop();
    step(1);
    expect(seen).toEqual([1]);
  });

  test('what a report sets off is reported after it', () => {
    const { actor, step } = start();
    const seen: number[] = [];
    watchSelectedValue(
      actor,
      ({ context }) => context.count,
      (count) => {
        seen.push(count);
        if (count === 1) step(1);
      },
    );
    step(1);
    expect(seen).toEqual([1, 2]);
  });
});
