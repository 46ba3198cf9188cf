import { act, cleanup, fireEvent, screen, waitFor as shown } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { appAt } from '../../../tests/support/charts/app-actor.ts';
import { addItemEvent } from '../../../tests/support/browser/cart.ts';
import { cartLine, cartProduct, createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { wiredCart } from '../../../tests/support/browser/wired-cart.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import { connectionMachine } from '../../machines/shell/connection.machine.ts';
import { Overlays } from './overlays.tsx';

afterEach(cleanup);

async function mountOverlays({ isCartOpen = false } = {}) {
  const cart = wiredCart(createCartServer({ a: 1 }).services, {
    device: { read: async () => ({ lines: [cartLine('a', 1)], dropped: 0 }) },
  });
  const connection = connectionMachine.provide({
    actors: { watchConnection: fromCallback(() => undefined) },
  });
  const app = appAt('/', { cart, connection }).start();
  if (isCartOpen) app.send({ type: 'drawer.opened' });
  await renderWithMarketProviders(<Overlays app={app} />);
  await act(async () => childOf(app, 'cart').send({ type: 'page.hydrated' }));
  return { app };
}

test('R2.14 a toast is shown until it is dismissed', async () => {
  const { app } = await mountOverlays();
  await act(async () => app.send({ type: 'toast.shown', kind: 'error', message: 'No se pudo.' }));
  const note = await screen.findByRole('alert');
  expect([...note.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Error',
    'No se pudo.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));

  await shown(() => expect(screen.queryByRole('alert')).toBe(null));
});

test('R2.15 a question is shown and the one who asked hears the answer', async () => {
  const { app } = await mountOverlays();
  const heard: string[] = [];
  const asker = createActor(
    fromCallback<{ type: string; topic: string }>(({ receive }) =>
      receive((reply) => heard.push(`${reply.type} ${reply.topic}`)),
    ),
  ).start();
  await act(async () =>
    app.send({
      type: 'confirmation.asked',
      topic: 'borrar',
      kind: 'danger',
      title: '¿Borrar?',
      message: 'No vuelve.',
      replyTo: asker,
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmar', hidden: true }));

  expect(heard).toEqual(['confirmation.confirmed borrar']);
  await shown(() => expect(screen.queryByRole('button', { hidden: true })).toBe(null));
});

test('battery 108 while there is no connection a banner says so', async () => {
  const { app } = await mountOverlays();
  const connection = childOf(app, 'connection');
  await act(async () => connection.send({ type: 'page.hydrated' }));
  await act(async () => connection.send({ type: 'browser.disconnected' }));
  const banner = await screen.findByRole('status');
  expect(banner.textContent).toBe(
    'Estás sin conexión. Lo ya visto sigue aquí; para lo demás hará falta volver a tenerla.',
  );
  await act(async () => connection.send({ type: 'browser.connected' }));

  expect(screen.queryByRole('status')).toBe(null);
});

test('R4.17 a visitor sees the cart of this device, changes it, and is led to the login or to a new account, and from there to the checkout', async () => {
  const { app } = await mountOverlays({ isCartOpen: true });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Aumentar la cantidad: Producto a', hidden: true }),
  );
  await act(async () => childOf(app, 'cart').send(addItemEvent('b')));

  expect(screen.getByRole('heading', { level: 2, hidden: true }).textContent).toBe(
    'Tu carrito · 3 artículos',
  );
  expect(
    screen
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Producto a', '/products/a'],
    ['Producto b', '/products/b'],
    ['Iniciar sesión para comprar', '/login?origin=%2Fcheckout'],
    ['Crea tu cuenta', '/register?origin=%2Fcheckout'],
  ]);
});

test('R5.7 more than the stock holds is refused at its line, in the words of R8.7 and with what is left', async () => {
  const { app } = await mountOverlays({ isCartOpen: true });
  const scarce = cartProduct('b', 1);
  await screen.findByRole('button', { name: 'Aumentar la cantidad: Producto a', hidden: true });
  await act(async () => childOf(app, 'cart').send({ type: 'item.added', product: scarce, quantity: 1 }));
  await act(async () => childOf(app, 'cart').send({ type: 'item.added', product: scarce, quantity: 1 }));

  const row = screen.getAllByRole('article', { hidden: true })[1]!;
  expect([...row.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual([
    'No hay suficiente stock disponible para este producto. Solo queda 1.',
    '1',
  ]);
});

test('following a line closes the cart', async () => {
  const { app } = await mountOverlays({ isCartOpen: true });
  fireEvent.click(await screen.findByRole('link', { name: 'Producto a', hidden: true }));

  expect(app.getSnapshot().matches({ drawer: 'closed' })).toBe(true);
  await shown(() => expect(screen.queryByRole('link', { hidden: true })).toBe(null));
});
