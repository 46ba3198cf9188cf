import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { edgesOf, leavesOf } from './charts.ts';

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

describe(leavesOf.name, () => {
  test('it names the innermost active states', () => {
    expect(leavesOf({ a: { b: 'c' }, d: 'e', f: {} })).toEqual(['a.b.c', 'd.e', 'f']);
  });
});
