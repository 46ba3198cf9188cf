import { expect, test } from 'vitest';
import { doneEventsOf, errorEventOf, edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { versionSkewMachine } from './version-skew.machine.ts';

test('R8.18 its transitions are exactly these', () => {
  const events = [
    { type: 'import.failed' },
    { type: 'reload.requested' },
    ...doneEventsOf(
      'askRelease',
      { isOther: true, mayReload: true },
      { isOther: true, mayReload: false },
      { isOther: false, mayReload: true },
      { isOther: false, mayReload: false },
    ),
    errorEventOf('askRelease'),
    { type: 'xstate.after.reloadLimit.versionSkew.reloading' },
  ];
  expect(edgesOf(versionSkewMachine, { events })).toEqual([
    'asking --xstate.done.actor.askRelease--> current',
    'asking --xstate.done.actor.askRelease--> outdated',
    'asking --xstate.done.actor.askRelease--> reloading',
    'asking --xstate.error.actor.askRelease--> current',
    'current --import.failed--> asking',
    'outdated --reload.requested--> reloading',
    'reloading --xstate.after.reloadLimit.versionSkew.reloading--> outdated',
  ]);
});
