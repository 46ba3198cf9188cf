import { describe, expect, test } from 'vitest';
import { answersOf, edgesOf } from '../../../tests/support/charts.ts';
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
const outcomes = [{ isRestored: true }, { isRestored: false }];

describe(pageStartMachine.id, () => {
  test('its transitions are exactly these', () => {
    const events = [
      { type: 'page.shown' },
      ...answersOf('makeApp', ...outcomes),
      ...answersOf('loadScreen', ...outcomes),
      ...STEPS.flatMap((step) => answersOf(step, undefined)),
    ];
    expect(edgesOf(pageStartMachine, { events })).toEqual([
      'adorning --xstate.done.actor.adorn--> settling',
      'announcing --xstate.done.actor.announceAlive--> adorning',
      'dressing --xstate.done.actor.dress--> wiring',
      'hydrating --page.shown--> releasing',
      'loading --xstate.done.actor.loadScreen--> hydrating',
      'loading --xstate.done.actor.loadScreen--> rendering',
      'locating --xstate.done.actor.tellAddress--> waking',
      'makingApp --xstate.done.actor.makeApp--> routing',
      'reading --xstate.done.actor.readState--> dressing',
      'releasing --xstate.done.actor.releaseActors--> locating',
      'rendering --page.shown--> releasing',
      'routing --xstate.done.actor.makeRouter--> loading',
      'routing --xstate.done.actor.makeRouter--> rendering',
      'settling --xstate.done.actor.settle--> timing',
      'timing --xstate.done.actor.watchClock--> settled',
      'waking --xstate.done.actor.tellHydrated--> announcing',
      'wiring --xstate.done.actor.wireApp--> makingApp',
    ]);
  });
});
