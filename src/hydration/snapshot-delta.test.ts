import { expect, test } from 'vitest';
import { appAt } from '../../tests/support/charts/app-actor.ts';
import { childOf } from '../machines/shell/app.machine.ts';
import { diffSnapshot, applySnapshotDelta } from './snapshot-delta.ts';

const asSent = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Persisted snapshot of an application at this address, after it showed a toast. */
function savedAt(path: string): object {
  const app = appAt(path).start();
  childOf(app, 'toasts').send({ type: 'toast.shown', kind: 'info', message: 'Hola' });
  const saved = app.getPersistedSnapshot();
  app.stop();
  return saved;
}

const began = () => appAt('/').getPersistedSnapshot();

test('R2.1 a page carries the children that have moved on, and comes out whole again', () => {
  const saved = savedAt('/');

  const sent = diffSnapshot(saved, began());

  expect(Object.keys((sent as { children: object }).children)).toEqual(['toasts']);
  expect(asSent(applySnapshotDelta(sent, began()))).toEqual(asSent(saved));
});

test('of a child that has moved on it carries what is other than it was', () => {
  const sent = diffSnapshot(savedAt('/products'), began());

  expect((sent as { context: object }).context).toEqual({ href: 'https://tenderete.example/products' });
  expect(JSON.stringify(sent)).not.toContain('publicHost');
});

test.each(['/products', '/tienda/la-colmena', '/products?store=la-colmena'])(
  'R2.16 the store that %s names comes out as it was saved, whatever the address of the browser',
  (path) => {
    const saved = savedAt(path);

    expect(asSent(applySnapshotDelta(diffSnapshot(saved, began()), began()))).toEqual(asSent(saved));
  },
);
