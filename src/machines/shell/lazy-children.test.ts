import { describe, expect, test } from 'vitest';
import { type Snapshot, createActor, SimulatedClock } from 'xstate';
import { ana } from '../../../tests/support/samples/session.ts';
import { NOW } from '../../../tests/support/samples/samples.ts';
import { APP_SYSTEM_ID } from './app-or-self.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { registerLazyChild } from './register-lazy-child.ts';
import { appMachine, childOf } from './app.machine.ts';
import type { ChildArrived } from './lazy-children.ts';
import { withSessionChildren } from './session-children.ts';

const input = { href: 'https://tenderete.example/', publicHost: '', now: NOW };
const posted = { unread: {}, at: NOW };

function startApp(logic = appMachine) {
  const app = createActor(logic, { systemId: APP_SYSTEM_ID, clock: new SimulatedClock(), input }).start();
  const arrive = (until: ChildArrived['until']) =>
    registerLazyChild(app, notificationsMachine, {
      id: 'notifications',
      input: { dismissed: ['a'], now: NOW, posted },
      until,
    });
  const isHere = () => app.getSnapshot().children.notifications !== undefined;
  return { app, arrive, isHere };
}

describe(registerLazyChild, () => {
  test('a child whose code has come is found like the others, and knows what it was given', () => {
    const { app, arrive, isHere } = startApp();
    expect(isHere()).toEqual(false);
    expect(() => childOf(app, 'notifications')).toThrow('The app has no notifications');
    arrive('page');
    const child = childOf(app, 'notifications');
    expect(child.getSnapshot().context.dismissed).toEqual(['a']);
    app.stop();
    expect(child.getSnapshot().status).toEqual('stopped');
  });

  test('it is part of the one snapshot, by its name', () => {
    const { app, arrive } = startApp();
    arrive('page');
    const { children } = app.getPersistedSnapshot() as Snapshot<unknown> & {
      children: Record<string, { src: string }>;
    };
    expect(children.notifications?.src).toEqual('notifications');
  });
});

describe(withSessionChildren, () => {
  test.each([
    ['page', true],
    ['session', false],
  ] as const)(
    'when the session ends, a child that came until the end of the %s is here: %s',
    (until, stays) => {
      const { app, arrive, isHere } = startApp(withSessionChildren(appMachine));
      app.send({ type: 'session.opened', user: ana });
      arrive(until);
      const child = childOf(app, 'notifications');
      app.send({ type: 'session.closed', reason: 'CHANGED_ELSEWHERE' });
      expect([isHere(), child.getSnapshot().status]).toEqual([stays, stays ? 'active' : 'stopped']);
    },
  );

  test('it can come anew with the next session, and goes with that', () => {
    const { app, arrive, isHere } = startApp(withSessionChildren(appMachine));
    for (const reason of ['SIGNED_OUT', 'SESSION_EXPIRED'] as const) {
      arrive('session');
      expect(isHere()).toEqual(true);
      app.send({ type: 'session.closed', reason });
      expect(isHere()).toEqual(false);
    }
  });
});
