import { describe, expect, test } from 'vitest';
import { doneEventsOf, edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { pageStartMachine } from './page-start.machine.ts';

const STEPS = [
  'readState',
  'dress',
  'wireApp',
  'makeRouter',
  'releaseActors',
  'tellAddress',
  'tellHydrated',
  'announceAlive',
  'adorn',
  'settle',
  'watchClock',
];
const ACTORS = [...STEPS, 'makeApp', 'loadScreen', 'hydrate', 'renderAfresh'];
const outcomes = [{ isRestored: true }, { isRestored: false }];

describe(pageStartMachine.id, () => {
  test('its transitions are exactly these', () => {
    const events = [
      { type: 'page.shown' },
      ...doneEventsOf('makeApp', ...outcomes),
      ...doneEventsOf('loadScreen', ...outcomes),
      ...STEPS.flatMap((step) => doneEventsOf(step, undefined)),
      ...ACTORS.map((actor) => ({ type: `xstate.error.actor.${actor}`, error: new Error('broken') })),
    ];
    expect(edgesOf(pageStartMachine, { events })).toEqual([
      'adorning --xstate.done.actor.adorn--> settling',
      'adorning --xstate.error.actor.adorn--> broken',
      'announcing --xstate.done.actor.announceAlive--> adorning',
      'announcing --xstate.error.actor.announceAlive--> broken',
      'dressing --xstate.done.actor.dress--> wiring',
      'dressing --xstate.error.actor.dress--> broken',
      'hydrating --page.shown--> releasing',
      'hydrating --xstate.error.actor.hydrate--> broken',
      'loading --xstate.done.actor.loadScreen--> hydrating',
      'loading --xstate.done.actor.loadScreen--> rendering',
      'loading --xstate.error.actor.loadScreen--> broken',
      'locating --xstate.done.actor.tellAddress--> waking',
      'locating --xstate.error.actor.tellAddress--> broken',
      'makingApp --xstate.done.actor.makeApp--> routing',
      'makingApp --xstate.error.actor.makeApp--> broken',
      'reading --xstate.done.actor.readState--> dressing',
      'reading --xstate.error.actor.readState--> broken',
      'releasing --xstate.done.actor.releaseActors--> locating',
      'releasing --xstate.error.actor.releaseActors--> broken',
      'rendering --page.shown--> releasing',
      'rendering --xstate.error.actor.renderAfresh--> broken',
      'routing --xstate.done.actor.makeRouter--> loading',
      'routing --xstate.done.actor.makeRouter--> rendering',
      'routing --xstate.error.actor.makeRouter--> broken',
      'settling --xstate.done.actor.settle--> timing',
      'settling --xstate.error.actor.settle--> broken',
      'timing --xstate.done.actor.watchClock--> settled',
      'timing --xstate.error.actor.watchClock--> broken',
      'waking --xstate.done.actor.tellHydrated--> announcing',
      'waking --xstate.error.actor.tellHydrated--> broken',
      'wiring --xstate.done.actor.wireApp--> makingApp',
      'wiring --xstate.error.actor.wireApp--> broken',
    ]);
  });
});
