import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { edgesOf } from '../../../../tests/support/charts/chart-transitions.ts';
import { orderChimeMachine } from './order-chime.machine.ts';

const counted = (total: number, about = 'all') => ({ type: 'orders.counted', about, total }) as const;

function open(isWanted: boolean) {
  const did: unknown[] = [];
  const logic = orderChimeMachine.provide({
    actions: {
      playChime: () => void did.push('chime'),
      keepWish: (_, params) => void did.push(params.isWanted),
    },
  });
  return { actor: createActor(logic, { input: { isWanted } }).start(), did };
}

test('it has these edges', () => {
  const machine = orderChimeMachine.provide({ actions: { playChime: () => {}, keepWish: () => {} } });
  const events = [{ type: 'sound.switched' } as const, counted(1), counted(2)];
  expect(edgesOf(machine, { input: { isWanted: false }, events })).toEqual(
    [
      'silent --orders.counted--> silent',
      'silent --sound.switched--> sounding',
      'sounding --orders.counted--> sounding',
      'sounding --sound.switched--> silent',
    ].toSorted(),
  );
});

test('R2.5 R7.19 whoever wants it hears each new order once, and none that was there before', () => {
  const { actor, did } = open(true);
  for (const event of [counted(4), counted(5), counted(5), counted(7)]) actor.send(event);
  expect(did).toEqual(['chime', 'chime']);
});

test('another question has another number, which is not news', () => {
  const { actor, did } = open(true);
  for (const event of [counted(4), counted(9, 'a store'), counted(4)]) actor.send(event);
  expect(did).toEqual([]);
});

test('it is silent until it is wanted, sounds once when it is turned on, and that is kept', () => {
  const { actor, did } = open(false);
  actor.send(counted(1));
  actor.send(counted(2));
  expect(did).toEqual([]);
  actor.send({ type: 'sound.switched' });
  actor.send(counted(3));
  actor.send({ type: 'sound.switched' });
  actor.send(counted(4));
  expect(did).toEqual(['chime', true, 'chime', false]);
});
