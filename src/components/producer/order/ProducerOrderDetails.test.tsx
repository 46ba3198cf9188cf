import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { STATUS_CHANGE_UNDO_MS } from '../../../../contract/orders/order-status-change.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import {
  inBackOffice,
  controlledStatusChanges,
  sampleProducerOrder,
} from '../../../../tests/support/views/producer-orders.tsx';
import { textOf } from '../../../../tests/support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { BLANK_ORDER_MESSAGE, orderMessageMachine } from '../../../machines/orders/order-message.machine.ts';
import { orderPapersHref } from '../../../wiring/producer/orders/order-papers-href.ts';
import { wireProducerOrder } from '../../../wiring/producer/orders/producer-order-screen.tsx';
import { ProducerOrderDetails } from './ProducerOrderDetails.tsx';
import { ProducerOrderView } from './ProducerOrderView.tsx';

const plain = sampleProducerOrder(41, ['Miel', 'Pan']);
const [honey, bread] = plain.lines;
const refused = { ok: false as const, failure: sampleFailure('INVALID_TRANSITION', { status: 409 }) };

async function openSheet(order: ProducerOrder) {
  const hand = controlledStatusChanges();
  const cancelled: unknown[] = [];
  await renderWithMarketProviders(
    inBackOffice(
      <ProducerOrderDetails
        order={order}
        messageRef={createActor(orderMessageMachine, { input: { values: BLANK_ORDER_MESSAGE } }).start()}
        {...hand.statusChanges}
        printAt={orderPapersHref}
        onCancelled={({ lineIds, notes }) => cancelled.push([lineIds, notes])}
      />,
    ),
  );
  return {
    cancelled,
    sent: hand.sent,
    pass: () => act(async () => hand.pass(STATUS_CHANGE_UNDO_MS)),
    refuse: () => act(async () => hand.reply(refused)),
  };
}

const part = (name: string) => {
  const title = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === name);
  return title?.closest('section') ?? null;
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const words = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;
const lines = () => [...(part('Qué lleva')?.querySelectorAll('li') ?? [])].map((line) => words(textOf(line)));
const form = () => part('Por dónde va')?.querySelector('form') ?? null;
const lead = () => textOf(part('Por dónde va')?.querySelector('h2 + p'));

afterEach(cleanup);

test('R4.14 lines that are on ways of their own say where they are, what they cost and what is next of each', async () => {
  await openSheet({
    ...plain,
    lines: [
      { ...honey, storeName: 'La Colmena', status: 'organizing' },
      { ...bread, product: undefined },
      { ...honey, id: 'gone', status: 'cancelled' },
    ] as ProducerOrder['lines'],
  });
  expect(lines()).toEqual([
    'Miel2 × 9,50 € · La ColmenaEn preparación19,00 €Marcar como listo',
    'Producto2 × 9,50 €19,00 €Preparar',
    'Miel2 × 9,50 €Cancelado19,00 €',
  ]);
  expect(words(textOf(part('Qué lleva')?.querySelector('ul + p')))).toBe('Total de lo tuyo38,00 €');
  expect(lead()).toBe('Es nuevo: mira que lo tienes todo y empieza a prepararlo.');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.title).toBe('Pedido 00000041 · Tenderete');
  expect([...document.querySelectorAll('[name=lines]')].map((box) => textOf(box.closest('label')))).toEqual([
    '2 × Miel',
    '2 × Producto',
  ]);
});

test('R3.13 an order of one line is told whole, with who waits for it and what they wrote', async () => {
  await openSheet({
    ...plain,
    lines: plain.lines.slice(0, 1),
    shippingInfo: { ...plain.shippingInfo, state: 'Soria', notes: 'Portal azul' },
  });
  expect(lines()).toEqual(['Miel2 × 9,50 €19,00 €']);
  expect(textOf(part('Para quién'))).toBe(
    'Para quiénAna RuizCalle Mayor 142001 Soria, SoriaEscribirana@example.comSu nota para el repartoPortal azul',
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  cleanup();
  await openSheet({
    ...plain,
    shippingInfo: { ...plain.shippingInfo, email: undefined, phone: '600 111 222' },
  });
  expect(textOf(part('Para quién'))).toBe(
    'Para quiénAna RuizCalle Mayor 142001 SoriaLlamar600 111 222WhatsApp600 111 222',
  );
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    false,
    false,
  ]);
});

test('R4.12 a step that can be taken back hides its note and says so; sent by Enter again it is not taken twice', async () => {
  const { sent, pass, refuse } = await openSheet(plain);
  const hides = () => form()?.firstElementChild?.hasAttribute('hidden');
  expect([hides(), document.activeElement === document.body]).toEqual([false, true]);
  screen.getByRole('button', { name: 'Preparar todo: Pedido 00000041' }).focus();
  await press('Preparar todo: Pedido 00000041');
  expect([lead(), hides(), document.activeElement?.getAttribute('aria-label')]).toEqual([
    '1 pedido avanza en unos segundos. Puedes deshacerlo.',
    true,
    'Deshacer: Pedido 00000041',
  ]);
  const submit = () => act(async () => void fireEvent.submit(screen.getByLabelText(/^Nota para Ana R\./)));
  await submit();
  await pass();
  expect([lead(), hides()]).toEqual(['Prepáralo y avisa cuando esté listo para salir.', true]);
  await submit();
  await pass();
  expect(sent.map(({ change }) => change)).toEqual([
    { orderId: plain.id, lineId: null, status: 'organizing' },
  ]);
  await refuse();
  expect([hides(), textOf(part('Por dónde va')?.querySelector('[role=alert]'))]).toEqual([
    false,
    'No ha pasado a «En preparación»: ahora está «Pendiente».',
  ]);
});

test('R8.10 a step of one line that is refused says so at that line', async () => {
  const { pass, refuse } = await openSheet(plain);
  await press('Preparar: Pan');
  expect(lines().map((line) => line?.endsWith('Deshacer'))).toEqual([false, true]);
  await press('Deshacer: Pan');
  await press('Preparar: Pan');
  await pass();
  await refuse();
  expect(
    [...(part('Qué lleva')?.querySelectorAll('li') ?? [])].map((line) =>
      textOf(line.querySelector('[role=alert][data-part=refusal]')),
    ),
  ).toEqual([null, 'No ha pasado a «En preparación»: ahora está «Pendiente».']);
  expect(part('Por dónde va')?.querySelector('[role=alert]')).toBe(null);
});

test('R7.19 what is ready asks with what it is sent, within the limits, and what was sent says with what', async () => {
  const ready = plain.lines.map((line) => ({ ...line, status: 'ready_to_ship' as const }));
  await openSheet({ ...plain, status: 'ready_to_ship', lines: ready });
  expect(
    [...(form()?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(({ name, maxLength }) => [
      name,
      maxLength > 0,
    ]),
  ).toEqual([
    ['carrier', true],
    ['trackingNumber', true],
    ['notes', true],
  ]);
  cleanup();
  const sent = ready.map((line) => ({
    ...line,
    status: 'delivered' as const,
    carrier: 'Correos',
    trackingNumber: 'PK1',
  }));
  await openSheet({ ...plain, status: 'delivered', lines: sent });
  expect([
    lead(),
    form(),
    textOf(part('Por dónde va'))?.includes('Enviado con Correos, número PK1.'),
  ]).toEqual(['Ha llegado. No queda nada que hacer.', null, true]);
  expect([screen.queryByText('No puedo servirlo'), screen.queryAllByRole('alert')]).toEqual([null, []]);
});

test('R4.12 what is cancelled is named with a reason without blanks around it, and nothing is cancelled by nothing', async () => {
  const { cancelled } = await openSheet(plain);
  await press('Cancelar lo elegido');
  expect([cancelled, screen.getAllByRole('alert').map(textOf)]).toEqual([
    [],
    ['Elige al menos un producto.'],
  ]);
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Por qué \(lo leerá Ana R\.\)/);
  fireEvent.change(reason, { target: { value: ' Se ha roto ' } });
  expect(reason.maxLength).toBeGreaterThan(0);
  await press('Cancelar lo elegido');
  expect([cancelled, screen.queryAllByRole('alert')]).toEqual([
    [[plain.lines.map(({ id }) => id), 'Se ha roto']],
    [],
  ]);
});

test('until an order comes that is said, and one that does not come leads back to the others', async () => {
  type Answer = Awaited<ReturnType<Parameters<typeof wireProducerOrder>[0]['loadProducerOrder']>>;
  async function openWith(answer: Answer | null) {
    cleanup();
    const { statusChanges } = controlledStatusChanges();
    const loadProducerOrder = async () => answer ?? new Promise<never>(() => {});
    const actorRef = createActor(wireProducerOrder({ loadProducerOrder }, statusChanges.changesRef), {
      input: { question: { id: plain.id }, now: NOW },
    }).start();
    await Promise.resolve();
    await renderWithMarketProviders(
      inBackOffice(
        <ProducerOrderView
          actorRef={actorRef}
          messageRef={createActor(orderMessageMachine, { input: { values: BLANK_ORDER_MESSAGE } }).start()}
          {...statusChanges}
          printAt={orderPapersHref}
          onCancelled={() => {}}
        />,
      ),
    );
    return [
      screen.queryByText('Cargando el pedido') !== null,
      textOf(document.querySelector('h2')),
      textOf(screen.queryByRole('alert')?.querySelector('p')),
      document.querySelector('meta[name=robots]')?.getAttribute('content'),
      ...screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
    ];
  }
  const failed = (code: 'NOT_FOUND' | 'NOT_OWNER', status: number): Answer => ({
    ok: false,
    failure: sampleFailure(code, { status }),
  });
  expect([
    await openWith(null),
    await openWith(failed('NOT_FOUND', 404)),
    await openWith(failed('NOT_OWNER', 403)),
  ]).toEqual([
    [true, null, null, 'noindex'],
    [false, 'Este pedido no está', null, 'noindex', '/producer/orders'],
    [
      false,
      'No lo hemos podido cargar',
      'No tienes permisos para acceder a este pedido. Verifica que seas el productor correcto.',
      'noindex',
      '/producer/orders',
    ],
  ]);
});
