import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { type HiddenColumns, tableColumnsMachine } from './table-columns.machine.ts';

const switched = (column: string, table = 'users') => ({ type: 'column.switched', table, column }) as const;

function open(hidden: HiddenColumns = {}) {
  const kept: HiddenColumns[] = [];
  const logic = tableColumnsMachine.provide({
    actions: { keepHidden: (_, params) => void kept.push(params.hidden) },
  });
  return { actor: createActor(logic, { input: { hidden } }).start(), kept };
}

test('it has these edges', () => {
  const machine = tableColumnsMachine.provide({ actions: { keepHidden: () => {} } });
  const events = [switched('role'), { type: 'columns.restored', table: 'users' } as const];
  expect(edgesOf(machine, { input: { hidden: {} }, events })).toEqual([
    'shown --column.switched--> shown',
    'shown --columns.restored--> shown',
  ]);
});

test('a column goes and comes back, each table for itself, and each choice is kept', () => {
  const { actor, kept } = open({ orders: ['buyer'] });
  for (const event of [switched('role'), switched('state'), switched('role'), switched('buyer', 'orders')])
    actor.send(event);
  expect(kept).toEqual([
    { orders: ['buyer'], users: ['role'] },
    { orders: ['buyer'], users: ['role', 'state'] },
    { orders: ['buyer'], users: ['state'] },
    { orders: [], users: ['state'] },
  ]);
  expect(actor.getSnapshot().context.hidden).toEqual({ orders: [], users: ['state'] });
});

test('all of one table come back at once, and no other’s', () => {
  const { actor, kept } = open({ users: ['role', 'state'], orders: ['buyer'] });
  actor.send({ type: 'columns.restored', table: 'users' });
  expect(kept).toEqual([{ users: [], orders: ['buyer'] }]);
});
