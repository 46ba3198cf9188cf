import { describe, expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise, type Snapshot, waitFor } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { NOON, popupStore } from '../../../tests/support/samples/popup-store.ts';
import { waitForKeeperState } from '../../../tests/support/browser/cart.ts';
import { ana } from '../../../tests/support/samples/session.ts';
import { APP_SYSTEM_ID } from './app-or-self.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import type { LocalCart } from '../cart/cart.types.ts';
import { deviceLinesMachine } from '../cart/device-lines.machine.ts';
import { connectionMachine } from './connection.machine.ts';
import { currentStoreMachine } from './current-store.machine.ts';
import type { LoadStoreResult } from './current-store.types.ts';
import { sessionMachine } from '../auth/session.machine.ts';
import type { TokenStatus } from '../auth/session.types.ts';
import { type AppActorRef, appMachine, childOf } from './app.machine.ts';

const input = {
  href: 'https://tenderete.es/products?tienda=barro-y-sal',
  publicHost: 'tenderete.es',
  now: NOON,
};

function wire() {
  const done: string[] = [];
  const note = <T, Input = undefined>(name: string, value: T) =>
    fromPromise<T, Input>(async () => {
      done.push(name);
      return value;
    });
  const listen = (name: string) => fromCallback<EventObject, undefined>(() => void done.push(name));
  const logic = appMachine.provide({
    actors: {
      watchClock: listen('watchClock'),
      currentStore: currentStoreMachine.provide({
        actors: {
          loadStore: note<LoadStoreResult, { idOrSlug: string }>('loadStore', {
            ok: true,
            value: popupStore(),
          }),
        },
        actions: { showAddress: (_, { href }) => void done.push(`showAddress ${href}`) },
      }),
      cart: cartMachine.provide({
        actors: {
          deviceLines: deviceLinesMachine.provide({
            actors: {
              readLocalCart: note<LocalCart>('readLocalCart', { lines: [], dropped: 0 }),
              watchLocalCart: listen('watchLocalCart'),
            },
          }),
        },
      }),
      connection: connectionMachine.provide({ actors: { watchConnection: listen('watchConnection') } }),
      session: sessionMachine.provide({
        actors: {
          readTokens: note<TokenStatus, void>('readTokens', 'none'),
          watchTokens: listen('watchTokens'),
        },
      }),
    },
  });
  return { done, logic };
}

const states = (app: AppActorRef) => {
  const { cart, connection, currentStore, session } = app.getSnapshot().children;
  return [app, cart, connection, currentStore, session].map((actor) => actor?.getSnapshot().value);
};

describe(appMachine.id, () => {
  test('its transitions are exactly these', () => {
    const [loading, settled] = [true, false].map((isLoading) => ({ isLoading, hasTag: () => isLoading }));
    const events = [
      { type: 'page.hydrated', now: NOON },
      { type: 'clock.ticked', now: NOON },
      { type: 'address.changed', href: input.href },
      { type: 'path.left' },
      { type: 'drawer.opened' },
      { type: 'drawer.closed' },
      { type: 'session.opened', user: null },
      { type: 'session.closed', reason: 'NONE' },
      {
        type: 'child.arrived',
        id: 'notifications',
        until: 'page',
        input: { dismissed: [], now: NOON, posted: null },
      },
      { type: 'connection.restored' },
      { type: 'order.placed', taken: [] },
      { type: 'cart.outdated' },
      { type: 'cart.refused', refusal: null },
      { type: 'cart.merged', summary: null },
      { type: 'cart.linesLost', count: 1 },
      { type: 'store.failed', failure: null },
      { type: 'toast.shown' },
      { type: 'confirmation.asked' },
      { type: 'xstate.snapshot.currentStore', snapshot: loading },
      { type: 'xstate.snapshot.currentStore', snapshot: settled },
    ];
    expect(edgesOf(appMachine, { input, events })).toEqual([
      '* --address.changed--> *',
      '* --cart.linesLost--> *',
      '* --cart.merged--> *',
      '* --cart.outdated--> *',
      '* --cart.refused--> *',
      '* --child.arrived--> *',
      '* --confirmation.asked--> *',
      '* --connection.restored--> *',
      '* --order.placed--> *',
      '* --session.closed--> *',
      '* --session.opened--> *',
      '* --store.failed--> *',
      '* --toast.shown--> *',
      'drawer.closed --drawer.opened--> drawer.open',
      'drawer.open --drawer.closed--> drawer.closed',
      'drawer.open --path.left--> drawer.closed',
      'page.live --clock.ticked--> page.live',
      'page.rendered --page.hydrated--> page.live',
      'store.loading --xstate.snapshot.currentStore--> store.loading',
      'store.loading --xstate.snapshot.currentStore--> store.settled',
      'store.settled --xstate.snapshot.currentStore--> store.loading',
      'store.settled --xstate.snapshot.currentStore--> store.settled',
    ]);
  });

  test('on the server only the store of the address is loaded, and the app loads as long as it does', async () => {
    const { done, logic } = wire();
    const app = createActor(logic, { input, systemId: APP_SYSTEM_ID }).start();
    expect(app.getSnapshot().hasTag('loading')).toBe(true);
    await waitFor(app, (snapshot) => !snapshot.hasTag('loading'));
    app.stop();
    expect(done).toEqual(['loadStore']);
  });

  test('what the server persisted goes on in the browser, and the children start once the page lives', async () => {
    const server = wire();
    const rendered = createActor(server.logic, { input, systemId: APP_SYSTEM_ID }).start();
    await waitFor(rendered, (snapshot) => !snapshot.hasTag('loading'));
    const state = JSON.stringify(rendered.getPersistedSnapshot());
    rendered.stop();

    const { done, logic } = wire();
    const snapshot = JSON.parse(state) as Snapshot<unknown>;
    const app = createActor(logic, { input, snapshot, systemId: APP_SYSTEM_ID });
    expect(app.getSnapshot().status).toBe('active');
    app.start();
    expect(childOf(app, 'currentStore').getSnapshot().context.store).toEqual(popupStore());
    expect(done).toEqual([]);

    app.send({ type: 'page.hydrated', now: NOON + 1_000 });
    await waitForKeeperState(childOf(app, 'cart'), 'deviceLines.idle');
    await waitFor(childOf(app, 'session'), (session) => session.matches({ awake: 'anonymous' }));
    expect(done.toSorted()).toEqual([
      'readLocalCart',
      'readTokens',
      'showAddress /products?popups=barro-y-sal',
      'watchClock',
      'watchConnection',
      'watchLocalCart',
      'watchTokens',
    ]);
    expect(states(app)).toEqual([
      { page: 'live', store: 'settled', drawer: 'closed' },
      { lines: 'local', afterOrder: 'quiet' },
      { watched: { online: 'steady' } },
      { known: 'open' },
      { awake: 'anonymous' },
    ]);
  });

  test('a snapshot with a state of another version of the chart is an error before the start', () => {
    const { logic } = wire();
    const app = createActor(logic, { input, systemId: APP_SYSTEM_ID }).start();
    const { value: _, ...snapshot } = app.getPersistedSnapshot() as unknown as { value: unknown };
    app.stop();
    const old = {
      ...snapshot,
      value: { page: 'printed', store: 'settled', drawer: 'closed' },
    } as unknown as Snapshot<unknown>;
    const restored = createActor(logic, { input, snapshot: old, systemId: APP_SYSTEM_ID });
    restored.subscribe({ error: () => {} });
    expect(restored.getSnapshot().status).toBe('error');
  });

  test('R4.5 a connection that is back is told to the session and to the cart', () => {
    const heard: string[] = [];
    const app = createActor(wire().logic, {
      input,
      systemId: APP_SYSTEM_ID,
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event' && inspected.event.type === 'connection.restored')
          heard.push(inspected.actorRef.sessionId);
      },
    }).start();
    heard.length = 0;
    app.send({ type: 'connection.restored' });
    const [session, cart] = [childOf(app, 'session').sessionId, childOf(app, 'cart').sessionId];
    expect(heard.filter((id) => id === session || id === cart)).toEqual([session, cart]);
  });

  test('toasts and questions that anybody sends to the app reach their charts', () => {
    const app = createActor(wire().logic, { input, systemId: APP_SYSTEM_ID }).start();
    app.send({ type: 'toast.shown', kind: 'info', message: 'Hola' });
    app.send({
      type: 'confirmation.asked',
      topic: 't',
      kind: 'info',
      title: '¿?',
      message: '…',
      replyTo: app,
    });
    expect(
      childOf(app, 'toasts')
        .getSnapshot()
        .context.toasts.map(({ message }) => message),
    ).toEqual(['Hola']);
    expect(childOf(app, 'confirmation').getSnapshot().value).toBe('asking');
    app.stop();
  });

  test('battery 113 what a tab keeps of somebody goes when they leave, and stays when their session only ran out', () => {
    const done: string[] = [];
    const logic = wire().logic.provide({
      actions: {
        claimTraces: (_, { id }) => void done.push(`claim ${id}`),
        wipeTraces: () => void done.push('wipe'),
      },
    });
    const app = createActor(logic, { input, systemId: APP_SYSTEM_ID }).start();
    app.send({ type: 'session.opened', user: ana });
    for (const reason of ['SESSION_EXPIRED', 'CHANGED_ELSEWHERE', 'NONE'] as const)
      app.send({ type: 'session.closed', reason });
    expect(done).toEqual([`claim ${ana.id}`]);
    app.send({ type: 'session.closed', reason: 'SIGNED_OUT' });
    app.send({ type: 'session.closed', reason: 'CLOSED_ELSEWHERE' });
    expect(done).toEqual([`claim ${ana.id}`, 'wipe', 'wipe']);
    app.stop();
  });

  test('the clock reaches the current store', async () => {
    const app = createActor(wire().logic, { input, systemId: APP_SYSTEM_ID }).start();
    await waitFor(app, (snapshot) => !snapshot.hasTag('loading'));
    app.send({ type: 'page.hydrated', now: NOON });
    app.send({ type: 'clock.ticked', now: NOON + 2 * 60 * 60 * 1_000 });
    expect(childOf(app, 'currentStore').getSnapshot().value).toEqual({ known: 'notOpen' });
    expect(app.getSnapshot().context.now).toBe(NOON + 2 * 60 * 60 * 1_000);
    app.stop();
  });
});
