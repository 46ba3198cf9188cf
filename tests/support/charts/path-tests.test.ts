import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { everyPathOf, testPathsOf, pathTitleOf } from './path-tests.ts';

type Event = { type: 'asked' } | { type: 'answered'; isKnown: boolean };

const machine = setup({ types: { events: {} as Event } }).createMachine({
  id: 'questions',
  initial: 'quiet',
  states: {
    quiet: { on: { asked: 'asking' } },
    asking: { on: { answered: [{ guard: ({ event }) => !event.isKnown, target: 'failed' }, 'told'] } },
    told: { on: { asked: 'asking' } },
    failed: {},
  },
});

const options = {
  input: undefined,
  events: [
    { type: 'asked' },
    { type: 'answered', isKnown: false },
    { type: 'answered', isKnown: true },
  ] as const,
};

test('paths take every step of a chart, and none is walked only to be walked again', () => {
  const stepsOf = (paths: ReturnType<typeof everyPathOf>) =>
    new Set(paths.flatMap(({ steps }) => steps.map((_, last) => pathTitleOf(steps.slice(0, last + 1)))));
  const paths = testPathsOf(machine, options);
  expect(stepsOf(paths)).toEqual(stepsOf(everyPathOf(machine, options)));
  expect(paths.map(({ steps }) => pathTitleOf(steps))).toEqual([
    'xstate.init ⇒ quiet, asked ⇒ asking, answered ⇒ failed',
    'xstate.init ⇒ quiet, asked ⇒ asking, answered ⇒ told, asked ⇒ asking',
  ]);
});
