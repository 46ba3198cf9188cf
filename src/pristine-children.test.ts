import { expect, test } from 'vitest';
import { appAt } from '../tests/support/app-actor.ts';
import { childOf } from './machines/app/app.machine.ts';
import { withoutPristine, withPristine } from './pristine-children.ts';

const madeApp = () => appAt('/');

test('R2.1 a page carries the children that have moved on, and comes out whole again', () => {
  const fresh = madeApp().getPersistedSnapshot();
  const app = madeApp().start();
  childOf(app, 'toasts').send({ type: 'toast.shown', kind: 'info', message: 'Hola' });
  const whole = JSON.parse(JSON.stringify(app.getPersistedSnapshot())) as { children: object };
  app.stop();

  const sent = withoutPristine(whole, fresh);

  expect(Object.keys(sent.children)).toEqual(['toasts', 'currentStore']);
  expect(JSON.parse(JSON.stringify(withPristine(sent, fresh)))).toEqual(whole);
});
