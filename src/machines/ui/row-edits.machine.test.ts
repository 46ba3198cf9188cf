import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sampleFailure, sampleId, sampleProduct } from '../../../tests/support/samples/samples.ts';
import { resultActors } from '../../wiring/api/promise-actors.ts';
import { rowEditMachine, type SaveRowResult } from './row-edit.machine.ts';
import { rowEditsMachine } from './row-edits.machine.ts';

const goods = [1, 2].map((place) => sampleProduct({ id: sampleId(place), stock: 12, version: 1 }));
const [honey, bread] = goods as [(typeof goods)[0], (typeof goods)[0]];

/** Inline edits whose saves are answered at once. */
function open(answer: (id: string) => SaveRowResult = () => ({ ok: true, value: honey })) {
  const sent: unknown[] = [];
  let settled = 0;
  const actor = createActor(
    rowEditsMachine.provide({
      actors: {
        rowEdit: rowEditMachine.provide({
          actors: resultActors({
            saveRow: async (write) => {
              sent.push(write);
              return answer(write.id);
            },
            loadProduct: async () => ({ ok: false, failure: sampleFailure('TIMEOUT') }),
          }),
        }),
      },
      actions: { announceSettled: () => void (settled += 1) },
    }),
  ).start();
  const openRow = (product = honey) => actor.send({ type: 'cell.opened', product, field: 'stock' });
  const type = (product: typeof honey, text: string) =>
    actor.getSnapshot().context.rows[product.id]?.send({ type: 'cell.typed', field: 'stock', text });
  const now = () => {
    const { rows, unsaved } = actor.getSnapshot().context;
    return [Object.keys(rows), unsaved];
  };
  return { actor, sent, openRow, type, now, settled: () => settled };
}

describe(rowEditsMachine.id, () => {
  test('a row is opened once, counts as unsaved from the first other value on, and is forgotten when it is given up', () => {
    const { actor, openRow, type, now } = open();
    openRow();
    openRow();
    expect(now()).toEqual([[honey.id], []]);
    type(honey, '15');
    type(honey, '16');
    expect(now()).toEqual([[honey.id], [honey.id]]);
    type(honey, '12');
    expect(now()).toEqual([[honey.id], []]);
    actor.send({ type: 'discard.requested' });
    expect([now(), Object.keys(actor.getSnapshot().children)]).toEqual([[[], []], []]);
  });

  test('R4.15 all that wait are saved at once; a refused one stays, the others stand until the list has them', async () => {
    const { actor, sent, openRow, type, now, settled } = open((id) =>
      id === honey.id ? { ok: true, value: honey } : { ok: false, failure: sampleFailure('NOT_FOUND') },
    );
    openRow(honey);
    openRow(bread);
    type(honey, '15');
    type(bread, '20');
    actor.send({ type: 'save.requested' });
    await waitFor(actor, () => settled() === 1 && sent.length === 2);
    expect(sent).toEqual([
      { id: honey.id, body: { stock: 15, version: 1 } },
      { id: bread.id, body: { stock: 20, version: 1 } },
    ]);
    expect(now()).toEqual([[honey.id, bread.id], [bread.id]]);
    actor.send({ type: 'rows.refreshed' });
    expect(now()).toEqual([[bread.id], [bread.id]]);
  });
});
