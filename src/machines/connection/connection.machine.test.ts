import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { edgesOf } from '../../../tests/support/charts.ts';
import { wireConnection } from '../../routes/-connection.wiring.ts';
import { type ConnectionEvent, connectionMachine, connectionOf } from './connection.machine.ts';

describe(connectionMachine.id, () => {
  test('its transitions are exactly these', () => {
    const edges = edgesOf(connectionMachine, {
      events: [
        { type: 'page.hydrated' },
        { type: 'browser.connected' },
        { type: 'browser.disconnected' },
        { type: 'call.answered' },
        { type: 'call.unanswered' },
        { type: 'xstate.done.actor.askHealth', output: true } as never,
        { type: 'xstate.done.actor.askHealth', output: false } as never,
        { type: 'xstate.error.actor.askHealth', error: 'broken' } as never,
        { type: 'xstate.after.probePause.connection.watched.unreachable.waiting' },
      ],
    });
    expect(edges).toEqual([
      'dormant --page.hydrated--> watched.online',
      'watched.offline --browser.connected--> watched.online',
      'watched.offline --browser.disconnected--> watched.offline',
      'watched.offline --call.answered--> watched.online',
      'watched.online --browser.disconnected--> watched.offline',
      'watched.online --call.unanswered--> watched.unreachable.asking',
      'watched.unreachable.asking --browser.disconnected--> watched.offline',
      'watched.unreachable.asking --call.answered--> watched.online',
      'watched.unreachable.asking --xstate.done.actor.askHealth--> watched.online',
      'watched.unreachable.asking --xstate.done.actor.askHealth--> watched.unreachable.waiting',
      'watched.unreachable.asking --xstate.error.actor.askHealth--> watched.unreachable.waiting',
      'watched.unreachable.waiting --browser.connected--> watched.unreachable.asking',
      'watched.unreachable.waiting --browser.disconnected--> watched.offline',
      'watched.unreachable.waiting --call.answered--> watched.online',
      'watched.unreachable.waiting --xstate.after.probePause.connection.watched.unreachable.waiting--> watched.unreachable.asking',
    ]);
  });

  test('battery 108 a call without an answer asks for the server every ten seconds until it is back', async () => {
    const clock = new SimulatedClock();
    let tell: (event: ConnectionEvent) => void = () => {};
    let isUp = false;
    let asked = 0;
    const actor = createActor(
      wireConnection({
        watchConnection: (listener) => {
          tell = listener;
          return () => {};
        },
        askHealth: async () => {
          asked += 1;
          return isUp;
        },
      }),
      { clock },
    ).start();
    expect(connectionOf(actor.getSnapshot())).toEqual('online');
    actor.send({ type: 'page.hydrated' });
    tell({ type: 'call.unanswered' });
    expect(connectionOf(actor.getSnapshot())).toEqual('unreachable');
    const waiting = () =>
      waitFor(actor, (snapshot) => snapshot.matches({ watched: { unreachable: 'waiting' } }));
    await waiting();
    clock.increment(9_999);
    expect(asked).toEqual(1);
    clock.increment(1);
    await waiting();
    isUp = true;
    clock.increment(10_000);
    await waitFor(actor, (snapshot) => snapshot.matches({ watched: 'online' }));
    expect(asked).toEqual(3);
    tell({ type: 'browser.disconnected' });
    expect(connectionOf(actor.getSnapshot())).toEqual('offline');
    tell({ type: 'browser.connected' });
    expect(connectionOf(actor.getSnapshot())).toEqual('online');
  });
});
