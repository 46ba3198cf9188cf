import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import type { RecentAddition } from './add-feedback.machine.ts';
import { additionAnnouncementMachine } from './addition-announcement.machine.ts';

const noticed = (productId: string, held: number) => ({ type: 'addition.noticed', productId, held }) as const;
const confirmed = (name: string, held: number) => ({ type: 'line.confirmed', name, held }) as const;
const refused = { type: 'addition.refused' } as const;

test('R5.7 its transitions are exactly these', () => {
  const events = [
    noticed('p1', 0),
    confirmed('Miel', 1),
    refused,
    { type: 'xstate.after.regionPause.additionReadOut.opening' },
  ];
  expect(edgesOf(additionAnnouncementMachine, { input: { addition: null }, events })).toEqual([
    'awaiting --addition.noticed--> awaiting',
    'awaiting --addition.refused--> idle',
    'awaiting --line.confirmed--> idle',
    'idle --addition.noticed--> awaiting',
    'opening --addition.noticed--> opening',
    'opening --xstate.after.regionPause.additionReadOut.opening--> awaiting',
    'opening --xstate.after.regionPause.additionReadOut.opening--> idle',
  ]);
});

function open(addition: RecentAddition | null) {
  const said: ({ name: string; held: number } | '')[] = [];
  const clock = new SimulatedClock();
  const logic = additionAnnouncementMachine.provide({
    actions: { silence: () => said.push(''), readOut: (_, { name, held }) => said.push({ name, held }) },
  });
  const actor = createActor(logic, { clock, input: { addition } }).start();
  return { actor, clock, said };
}

test('R5.7 what was added before its code came is read out as well, and not before its region stands', () => {
  const { actor, clock, said } = open({ productId: 'p1', held: 0 });
  clock.increment(99);
  expect([actor.getSnapshot().value, said]).toEqual(['opening', []]);
  clock.increment(1);
  actor.send(confirmed('Miel', 1));
  expect(said).toEqual([{ name: 'Miel', held: 1 }]);
});

test('R5.7 each addition is read out once, and the one before it is silent from then on', () => {
  const { actor, clock, said } = open(null);
  clock.increment(100);
  actor.send(confirmed('Pan', 5));
  actor.send(noticed('p1', 0));
  actor.send(noticed('p2', 1));
  actor.send(confirmed('Pan', 2));
  actor.send(confirmed('Pan', 3));
  expect(said).toEqual(['', '', { name: 'Pan', held: 2 }]);
});

test('R5.7 a refused addition is silent, and so is a line that the cart holds later', () => {
  const { actor, clock, said } = open({ productId: 'p1', held: 0 });
  clock.increment(100);
  actor.send(refused);
  actor.send(confirmed('Miel', 1));
  expect([actor.getSnapshot().value, said]).toEqual(['idle', []]);
});
