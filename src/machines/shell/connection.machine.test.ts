import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { wireConnection } from '../../wiring/shell/page-app.wiring.ts';
import { type ConnectionMachineEvent, connectionMachine, connectionOf } from './connection.machine.ts';

describe(connectionMachine.id, () => {
  test('its transitions are exactly these', () => {
    const edges = edgesOf(connectionMachine, {
      events: [
        { type: 'page.hydrated' },
        { type: 'browser.connected' },
        { type: 'browser.disconnected' },
        { type: 'call.answered' },
        { type: 'call.unanswered' },
        { type: 'xstate.done.actor.askHealth', output: true },
        { type: 'xstate.done.actor.askHealth', output: false },
        { type: 'xstate.error.actor.askHealth', error: 'broken' },
        { type: 'xstate.after.probePause.connection.watched.online.regained' },
        { type: 'xstate.after.probePause.connection.watched.unreachable.waiting' },
      ],
    });
    const [steady, regained] = ['watched.online.steady', 'watched.online.regained'];
    const [offline, asking, waiting] = [
      'watched.offline',
      'watched.unreachable.asking',
      'watched.unreachable.waiting',
    ];
    expect(edges).toEqual(
      [
        `dormant --page.hydrated--> ${steady}`,
        ...[steady, regained, offline, asking, waiting].map(
          (state) => `${state} --browser.disconnected--> ${offline}`,
        ),
        ...[offline, asking, waiting].map((state) => `${state} --call.answered--> ${regained}`),
        `${offline} --browser.connected--> ${regained}`,
        `${steady} --call.unanswered--> ${asking}`,
        `${regained} --call.unanswered--> ${waiting}`,
        `${regained} --xstate.after.probePause.connection.watched.online.regained--> ${steady}`,
        `${asking} --xstate.done.actor.askHealth--> ${regained}`,
        `${asking} --xstate.done.actor.askHealth--> ${waiting}`,
        `${asking} --xstate.error.actor.askHealth--> ${waiting}`,
        `${waiting} --browser.connected--> ${asking}`,
        `${waiting} --xstate.after.probePause.connection.watched.unreachable.waiting--> ${asking}`,
      ].toSorted(),
    );
  });

  test('battery 107 a call that alone stays without an answer is tried again every ten seconds, not at once for ever', async () => {
    const clock = new SimulatedClock();
    let tell: (event: ConnectionMachineEvent) => void = () => {};
    let restored = 0;
    const actor = createActor(
      wireConnection({
        watchConnection: (listener) => {
          tell = listener;
          return () => {};
        },
        askHealth: async () => true,
      }),
      {
        clock,
        inspect: (inspected) => {
          if (inspected.type !== '@xstate.event' || inspected.event.type !== 'connection.restored') return;
          restored += 1;
          tell({ type: 'call.unanswered' });
        },
      },
    ).start();
    actor.send({ type: 'page.hydrated' });
    tell({ type: 'call.unanswered' });
    const waiting = () =>
      waitFor(actor, (snapshot) => snapshot.matches({ watched: { unreachable: 'waiting' } }));
    await waiting();
    expect(restored).toEqual(1);
    clock.increment(10_000);
    await waitFor(actor, () => restored === 2);
    await waiting();

    expect(restored).toEqual(2);
  });

  test('battery 108 a call without an answer asks for the server every ten seconds until it is back', async () => {
    const clock = new SimulatedClock();
    let tell: (event: ConnectionMachineEvent) => void = () => {};
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
