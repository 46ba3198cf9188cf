import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, setup } from 'xstate';
import { DeferredHydration } from '../components/hydration/DeferredHydration.tsx';
import type { AppActorRef } from '../machines/shell/app.machine.ts';
import { captureServerSnapshots, useHydrationSelector } from './use-hydration-selector.ts';

const doorMachine = setup({}).createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { opened: 'open' } }, open: {} },
});
type DoorRef = ActorRefFrom<typeof doorMachine>;

/** Application with one child actor, a door. */
const appMachine = setup({ actors: { door: doorMachine } }).createMachine({
  id: 'app',
  invoke: { id: 'door', src: 'door' },
});

function startApp() {
  const app = createActor(appMachine).start();
  return { app: app as unknown as AppActorRef, door: app.getSnapshot().children.door as DoorRef };
}

const Door = ({ door }: { door: DoorRef }) => (
  <p>{useHydrationSelector(door, (snapshot) => (snapshot.matches('open') ? 'abierta' : 'cerrada'))}</p>
);

const page = (door: DoorRef) => (
  <main>
    <h1>Puerta</h1>
    <DeferredHydration>
      <Door door={door} />
    </DeferredHydration>
  </main>
);

/** Server-rendered page before its hydration. */
function sent() {
  const { app, door } = startApp();
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(door));
  document.body.append(root);
  return { app, door, root, paragraph: root.querySelector('p') };
}

afterEach(() => document.body.replaceChildren());

describe('what is taken over later', () => {
  test('begins with what the server drew, though its actor has gone on, and is drawn anew then', async () => {
    const { app, door, root, paragraph } = sent();
    const complaints: unknown[] = [];
    captureServerSnapshots(app);
    door.send({ type: 'opened' });
    await act(async () => {
      hydrateRoot(root, page(door), { onRecoverableError: (error) => complaints.push(error) });
    });
    expect(complaints).toEqual([]);
    expect(root.querySelector('p')).toBe(paragraph);
    expect(paragraph?.textContent).toBe('abierta');
  });

  test('follows its actor from then on', async () => {
    const { app, door, root } = sent();
    captureServerSnapshots(app);
    await act(async () => {
      hydrateRoot(root, page(door));
    });
    expect(root.querySelector('p')?.textContent).toBe('cerrada');
    await act(async () => door.send({ type: 'opened' }));
    expect(root.querySelector('p')?.textContent).toBe('abierta');
  });
});
