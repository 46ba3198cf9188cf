import { afterAll, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import { APP_SYSTEM_ID } from '../../src/machines/shell/app-or-self.ts';
import { wireBrowserApp } from '../../src/wiring/shell/browser-app.wiring.ts';
import { NOW, sampleFailure, sampleId } from '../support/samples/samples.ts';

// Fresh modules: this file's mock must not affect other files.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../src/components/cart/cart.messages.ts', () => {
  throw new Error('offline');
});

test('R8.7 where the words for a refusal cannot be fetched, it is said that nobody answers', async () => {
  const { logic, attach } = wireBrowserApp({ show: () => undefined }, null);
  const app = createActor(logic, {
    systemId: APP_SYSTEM_ID,
    clock: new SimulatedClock(),
    input: { href: 'https://tenderete.es/', publicHost: 'tenderete.es', now: NOW },
  });
  attach(app);
  app.start();
  const refusal = { ...sampleFailure('INSUFFICIENT_STOCK'), productId: sampleId(2), wanted: 3, name: 'Miel' };
  app.send({ type: 'cart.refused', refusal });
  const { context } = await waitFor(childOf(app, 'toasts'), (snapshot) => snapshot.context.toasts.length > 0);
  expect(context.toasts.map(({ kind, message }) => [kind, message])).toEqual([
    ['error', 'No se pudo conectar con el servidor. Verifica tu conexión a internet.'],
  ]);
  app.stop();
});
