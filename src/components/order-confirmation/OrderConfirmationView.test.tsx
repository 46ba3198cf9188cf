import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleOrder,
  sampleProduct,
} from '../../../tests/support/samples/samples.ts';
import type { LoadOrderResult } from '../../machines/orders/order.machine.ts';
import { wireOrderConfirmation } from '../../wiring/checkout/order-confirmation-screen.ts';
import { OrderConfirmationView } from './OrderConfirmationView.tsx';

afterEach(cleanup);

const order = sampleOrder();
const bought = {
  ...order,
  items: order.items.map((line) => ({ ...line, product: sampleProduct() })),
};

async function mountConfirmation() {
  let answer = deferred<LoadOrderResult>();
  const logic = wireOrderConfirmation({
    loadOrder: () => (answer = deferred<LoadOrderResult>()).promise,
  });
  const input = { question: { id: order.id, role: 'consumer' }, now: NOW } as const;
  const actorRef = createActor(logic, { input }).start();
  await renderWithMarketProviders(<OrderConfirmationView actorRef={actorRef} />);
  return (result: LoadOrderResult) => act(async () => answer.resolve(result));
}

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('R2.3 the receipt names the order, what was bought of whom, what it came to and where it goes', async () => {
  const answer = await mountConfirmation();
  expect([title(), screen.getByRole('status').textContent]).toEqual(['Tu pedido', 'Trayendo tu resguardo']);
  await answer({ ok: true, value: bought });

  const receipt = screen.getByRole('region', { name: 'Tenderete' });
  expect(title()).toBe('¡Gracias! Tu pedido está en marcha');
  expect([...receipt.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'Pedido',
    '00000005',
    'Hecho el',
    '20 nov 2026, 13:00',
    '2 × Miel de romero',
    '19,00\u00a0€',
    'Total',
    '19,00\u00a0€',
    'Ana Ruiz',
    'Calle Mayor 1',
    '42001 Soria',
  ]);
  expect(links()).toEqual([
    ['Ver el pedido', `/orders/${sampleId(5)}`],
    ['Seguir comprando', '/products'],
  ]);
  expect(within(receipt).getByRole('region', { name: 'Ana Ruiz' }).textContent).toBe(
    'Ana Ruiz2 × Miel de romero19,00\u00a0€',
  );
  const next = screen.getByRole('region', { name: 'Qué pasa ahora' });
  expect(within(next).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByText('A quién pagas y cómo te llega')).toBe(null);
  expect(document.title).toBe('¡Gracias! Tu pedido está en marcha · Tenderete');
});

test('what nobody knows by name any more is on the receipt too, which can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const answer = await mountConfirmation();
  const stores = [{ id: sampleId(1), name: 'La Colmena', ownerInfo: null }];
  await answer({ ok: true, value: { ...order, stores } });
  const receipt = within(screen.getByRole('region', { name: 'Tenderete' }));
  expect(receipt.getByRole('region', { name: 'Productor' }).textContent).toBe(
    'Productor2 × Producto19,00\u00a0€',
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '¡Gracias! Tu pedido está en marcha',
    'Qué pasa ahora',
    'A quién pagas y cómo te llega',
    'La Colmena',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir el resguardo' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('R8.6 an order that does not come may be asked for again', async () => {
  const answer = await mountConfirmation();
  await answer({ ok: false, failure: sampleFailure('TIMEOUT') });
  const alert = screen.getByRole('alert').querySelector('p')?.textContent;
  expect(links()).toEqual([['Ver tus pedidos', '/orders']]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
  await answer({ ok: true, value: bought });

  expect([alert, title()]).toEqual([
    'La solicitud tardó demasiado. Verifica tu conexión.',
    '¡Gracias! Tu pedido está en marcha',
  ]);
});

test('an order of another account is not there', async () => {
  const answer = await mountConfirmation();
  await answer({ ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) });

  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Este pedido no está');
  expect(links()).toEqual([['Ver tus pedidos', '/orders']]);
});
