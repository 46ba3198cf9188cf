import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { toDot } from './dot.ts';
import { formatDuration } from './format-duration.ts';
import { readChartStructure } from './chart-structure.ts';

const machine = setup({
  types: {} as { events: { type: 'work.asked' } | { type: 'work.refused' }; tags: 'busy' },
  actors: { work: fromPromise(async () => 1) },
  guards: { isWilling: () => true },
  actions: { note: () => {} },
  delays: { patience: 2_500 },
}).createMachine({
  id: 'worker',
  initial: 'idle',
  states: {
    idle: {
      on: { 'work.asked': { guard: 'isWilling', target: 'working', actions: 'note' }, 'work.refused': {} },
    },
    working: {
      tags: 'busy',
      entry: 'note',
      invoke: { id: 'work', src: 'work', onDone: 'over', onError: 'idle' },
      after: { patience: { target: 'working', reenter: true } },
    },
    over: { type: 'final' },
  },
});

const nothing = { tags: [], entry: [], exit: [], invokes: [], initial: null, transitions: [], children: [] };
const simply = { kind: 'event', guard: null, actions: [], reenters: false };

describe(readChartStructure, () => {
  it('tells a chart as it is written', () => {
    expect(readChartStructure(machine.root)).toEqual({
      ...nothing,
      path: '',
      name: 'worker',
      type: 'compound',
      initial: 'idle',
      children: [
        {
          ...nothing,
          path: 'idle',
          name: 'idle',
          type: 'atomic',
          transitions: [
            { ...simply, trigger: 'work.asked', guard: 'isWilling', targets: ['working'], actions: ['note'] },
            { ...simply, trigger: 'work.refused', targets: [] },
          ],
        },
        {
          ...nothing,
          path: 'working',
          name: 'working',
          type: 'atomic',
          tags: ['busy'],
          entry: ['note'],
          invokes: [{ id: 'work', src: 'work' }],
          transitions: [
            { ...simply, trigger: 'work answered', targets: ['over'] },
            { ...simply, kind: 'failure', trigger: 'work broke', targets: ['idle'] },
            {
              ...simply,
              kind: 'delay',
              trigger: 'after patience (2.5 s)',
              targets: ['working'],
              reenters: true,
            },
          ],
        },
        { ...nothing, path: 'over', name: 'over', type: 'final' },
      ],
    });
  });

  it('refuses what has no name', () => {
    const inline = createMachine({ id: 'inline', entry: () => {} });
    expect(() => readChartStructure(inline.root)).toThrow(
      'inline holds something inline; name it in setup()',
    );
  });
});

describe(toDot, () => {
  it('draws one arrow between two states and leads it backwards where it goes back', () => {
    const arrows = toDot(readChartStructure(machine.root), 'LR').match(
      /^"(idle|working)" -> "\w+"|dir="back"/gm,
    );
    expect(arrows).toEqual([
      '"idle" -> "working"',
      '"working" -> "over"',
      '"idle" -> "working"',
      'dir="back"',
      '"working" -> "working"',
    ]);
  });
});

describe(formatDuration, () => {
  it.each([
    [250, '250 ms'],
    [500, '500 ms'],
    [2_500, '2.5 s'],
    [30_000, '30 s'],
    [90_000, '1.5 min'],
    [300_000, '5 min'],
  ])('writes %i ms as %s', (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });
});
