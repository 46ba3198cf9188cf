import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Order } from '../../../../contract/orders/order.ts';
import { deferred } from '../../../../tests/support/charts/deferred.ts';
import { inBackOffice } from '../../../../tests/support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import {
  sampleFailure,
  sampleId,
  sampleOrder,
  sampleProduct,
} from '../../../../tests/support/samples/samples.ts';
import {
  adminOrderChangeSelectors,
  wireAdminOrderChanges,
} from '../../../wiring/admin/orders/admin-order-changes.wiring.ts';
import { AdminOrderDetails } from './AdminOrderDetails.tsx';

afterEach(cleanup);

type Moved = Awaited<ReturnType<Parameters<typeof wireAdminOrderChanges>[0]['moveOrder']>>;

async function open(order: Order) {
  const answer = deferred<Moved>();
  const changesRef = createActor(
    wireAdminOrderChanges({ moveOrder: () => answer.promise }, () => undefined),
  ).start();
  await renderWithMarketProviders(
    inBackOffice(
      <AdminOrderDetails
        order={order}
        changesRef={changesRef}
        selectors={adminOrderChangeSelectors}
        onSaved={() => changesRef.send({ type: 'save.requested' })}
      />,
    ),
  );
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  return {
    press,
    move: (to: string) =>
      act(async () => void fireEvent.change(screen.getByRole('combobox'), { target: { value: to } })),
    tell: (result: Moved) => act(async () => answer.resolve(result)),
  };
}

/** Panel with the status choice of the order. */
const panel = () => screen.getByRole('region', { name: 'Estado' });
const buttons = () =>
  [...panel().querySelectorAll('button')].map((one) => `${one.textContent} ${one.getAttribute('aria-busy')}`);

describe('where one order may go', () => {
  test('R4.15 what was chosen is unsaved until it is sent, and nothing is chosen meanwhile', async () => {
    const { move, press, tell } = await open(sampleOrder('pending'));
    const list = () => screen.getByRole('combobox').getAttribute('aria-disabled');
    expect([buttons(), list(), panel().querySelector('p')?.textContent]).toEqual([
      [],
      'false',
      'Cambia el estado de todo el pedido a la vez. Quien compró y quien vende lo ven al guardarlo.',
    ]);
    await move('organizing');
    expect(buttons()).toEqual(['Guardar null', 'Descartar null']);
    await press('Descartar');
    expect([buttons(), screen.queryByText('Sin guardar')]).toEqual([[], null]);
    await move('organizing');
    await press('Guardar');
    expect([buttons(), list(), screen.queryByText('Sin guardar')]).toEqual([
      ['Guardar true', 'Descartar true'],
      'true',
      null,
    ]);
    await tell({ ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) });
    expect([buttons(), panel().querySelector('[data-part=refusal]')?.textContent]).toEqual([
      ['Guardar null', 'Descartar null'],
      'Este pedido ya no existe.',
    ]);
  });

  test('R4.15 that it is saved is heard', async () => {
    const { move, press, tell } = await open(sampleOrder('pending'));
    const heard = () => panel().querySelector('[role=status]')?.textContent;
    expect([heard(), panel().querySelector('[data-part=refusal]')]).toEqual(['', null]);
    await move('organizing');
    await press('Guardar');
    await tell({ ok: true, value: sampleOrder('organizing') });
    expect(heard()).toBe('1 pedido guardado');
  });

  test('R4.12 an order whose way has ended goes nowhere', async () => {
    await open({ ...sampleOrder('delivered'), status: 'completed' });
    expect([panel().querySelector('p')?.textContent, panel().querySelector('select')]).toEqual([
      'El pedido ha terminado: ya no cambia de estado.',
      null,
    ]);
  });
});

test('whom an order concerns is named and led to, by the best name that is known', async () => {
  const order = sampleOrder('pending');
  const lines = order.items.flatMap((line) => [
    { ...line, storeName: 'La Abeja', sellerName: 'Leo Mas' },
    { ...line, id: sampleId(72), producerId: sampleId(31), product: sampleProduct({ producerName: 'Eva' }) },
    { ...line, id: sampleId(73), producerId: sampleId(32) },
  ]);
  await open({ ...order, items: lines });
  const sellers = screen.getByRole('region', { name: 'Quién vende' });
  expect(
    [...sellers.querySelectorAll('li')].map((one) => [
      one.querySelector('strong')?.textContent,
      one.querySelector('a')?.textContent,
      one.querySelector('a')?.getAttribute('href'),
    ]),
  ).toEqual([
    ['La Abeja, lo envía Leo Mas', 'Ver la cuenta de Leo Mas', `/admin/users/${sampleId(3)}`],
    ['Eva', 'Ver la cuenta de Eva', `/admin/users/${sampleId(31)}`],
    ['Sin nombre', 'Ver la cuenta de Sin nombre', `/admin/users/${sampleId(32)}`],
  ]);
  expect(screen.getByRole('link', { name: 'Ver la cuenta de Ana Ruiz' }).getAttribute('href')).toBe(
    `/admin/users/${sampleId(6)}`,
  );
});
