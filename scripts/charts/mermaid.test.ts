import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { readChartStructure } from '../../src/live-charts/drawing/chart-structure.ts';
import { isClearInMermaid, mermaidOf } from './mermaid.ts';

const chartOf = (config: object) => readChartStructure(createMachine({ id: 'stall', ...config }).root);

const nested = {
  initial: 'closed',
  on: { 'name.changed': { actions: 'recordName' } },
  states: {
    closed: { on: { 'door.opened': { guard: 'isDay', target: 'open', actions: ['count', 'greet'] } } },
    open: {
      tags: 'busy',
      initial: 'calm',
      on: { 'day.ended': 'over' },
      states: {
        calm: {
          entry: 'sweep',
          exit: 'hide',
          invoke: { src: 'watchStreet', id: 'watchStreet' },
          on: { 'shopper.came': 'serving', 'rain.began': { target: 'calm', reenter: true } },
        },
        serving: { after: { 1000: 'calm' } },
      },
    },
    over: { type: 'final' },
  },
};

test('states, notes, arrows, conditions and actions are statements of a Mermaid state diagram', () => {
  expect(mermaidOf(chartOf(nested)).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "closed" as s_closed',
    '  state "open" as s_open {',
    '    state "calm" as s_open_calm',
    '    s_open_calm : runs watchStreet',
    '    s_open_calm : entry / sweep',
    '    s_open_calm : exit / hide',
    '    s_open_calm : ↻ rain.began',
    '    state "serving" as s_open_serving',
    '    [*] --> s_open_calm',
    '    s_open_calm --> s_open_serving : shopper.came',
    '    s_open_serving --> s_open_calm : after 1000 (1 s)',
    '  }',
    '  note right of s_open',
    '    tags busy',
    '  end note',
    '  state "over" as s_over',
    '  [*] --> s_closed',
    '  s_closed --> s_open : door.opened [isDay] / count, greet',
    '  s_open --> s_over : day.ended',
    '  s_over --> [*]',
    '  note right of s_closed',
    '    in every state',
    '    name.changed / recordName',
    '  end note',
  ]);
});

test('a chart of one state is one box', () => {
  expect(mermaidOf(chartOf({ on: { 'bell.rung': { actions: 'ring' } } })).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "stall" as s_',
    '  s_ : bell.rung / ring',
  ]);
});

test('signs that Mermaid takes for its own are no signs of a label', () => {
  expect(mermaidOf(chartOf({ on: { 'a:b;c#d': { actions: 'ring' } } }))).toContain('s_ : a∶b c d / ring');
});

test.each([
  ['nested states', nested, true],
  ['an arrow of the whole chart', { initial: 'a', on: { reset: '.a' }, states: { a: {} } }, false],
  ['parallel states', { type: 'parallel', states: { a: {}, b: {} } }, false],
  [
    'an arrow across the edge of a box',
    { initial: 'a', states: { a: { initial: 'b', states: { b: { on: { go: '#stall.c' } } } }, c: {} } },
    false,
  ],
])('a chart with %s', (_, config, isClear) => {
  expect(isClearInMermaid(chartOf(config))).toBe(isClear);
});
