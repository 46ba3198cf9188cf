import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { producerOrderFailureText } from '../../src/components/producer/order/producer-order.messages.ts';
import { ProducerOrderView } from '../../src/components/producer/order/ProducerOrderView.tsx';
import { producerOrderMachine } from '../../src/machines/producer/orders/producer-order.machine.ts';
import { orderPapersHref } from '../../src/wiring/producer/orders/order-papers-href.ts';
import { wireProducerOrder } from '../../src/wiring/producer/orders/producer-order-screen.tsx';
import {
  producerOrderInput,
  startOrderMessageForm,
  openProducerOrderScene as openOrder,
  order,
} from '../support/views/producer-order-scene.tsx';
import {
  inBackOffice,
  controlledStatusChanges,
  sampleProducerOrder,
} from '../support/views/producer-orders.tsx';
import { alertText } from '../support/views/failure-messages.ts';
import { sampleFailure, sampleId } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

type Snapshot = SnapshotFrom<typeof producerOrderMachine>;

const number = order.id.slice(-8);

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const reached = () => [...document.querySelectorAll('aside a')].map((link) => link.getAttribute('href'));

const seen = () => ({
  title: screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
  buttons: buttons(),
  reached: reached(),
  isComing: screen.queryByText('Cargando el pedido') !== null,
  isGone: screen.queryByText('Este pedido no está') !== null,
  alert: alertText(),
});
const NOTHING = { title: 'Pedido', buttons: [], reached: [], isComing: false, isGone: false, alert: null };
const whole = {
  ...NOTHING,
  title: `Pedido ${number}`,
  buttons: ['Preparar todo', 'Preparar', 'Preparar', 'Enviar mensaje', 'Cancelar lo elegido'],
  reached: ['tel:+34600112233', 'https://wa.me/34600112233', 'mailto:ana@example.com'],
};

walkResource({
  name: 'the page of an own order',
  proves: 'R2.5 R3.13 R6.2 R8.15',
  machine: producerOrderMachine,
  input: producerOrderInput,
  answers: [
    { ok: true, value: order },
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    { ok: false, failure: sampleFailure('NOT_OWNER', { status: 403 }) },
  ],
  events: [{ type: 'refresh.requested' }],
  drivers: () => ({ 'refresh.requested': () => fireEvent(document, new Event('visibilitychange')) }),
  look: ({ context }: Snapshot) => context,
  open: (loadProducerOrder) =>
    createActor(
      wireProducerOrder({ loadProducerOrder }, controlledStatusChanges().statusChanges.changesRef),
      {
        input: producerOrderInput,
      },
    ).start(),
  view: (actorRef) =>
    inBackOffice(
      <ProducerOrderView
        actorRef={actorRef}
        messageRef={startOrderMessageForm([])}
        {...controlledStatusChanges().statusChanges}
        printAt={orderPapersHref}
        onCancelled={() => {}}
      />,
    ),
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: () => whole,
    refreshing: () => whole,
    notFound: () => ({ ...NOTHING, isGone: true }),
    failed: ({ failure }) => ({
      ...NOTHING,
      buttons: ['Reintentar'],
      alert: failure && producerOrderFailureText(failure),
    }),
  },
});

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const here = () => document.querySelector('[aria-current=step]')?.textContent ?? null;
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

describe('one’s own order', () => {
  afterEach(cleanup);

  test('R4.14 all own lines take the next step together, which can be taken back; who listens hears of it', async () => {
    const { sent, pass, accept } = await openOrder();
    const heard = () => document.querySelector('[role=status]')?.textContent;
    await press(`Preparar todo: Pedido ${number}`);
    expect(here()).toMatch(/^En preparación/);
    await press(`Deshacer: Pedido ${number}`);
    expect(here()).toMatch(/^Pendiente/);
    await press(`Preparar todo: Pedido ${number}`);
    expect(heard()).toBe('1 pedido avanza en unos segundos. Puedes deshacerlo.');
    await pass();
    expect(sent).toEqual([
      { id: order.id, change: { orderId: order.id, lineId: null, status: 'organizing' } },
    ]);
    await accept();
    expect(heard()).toBe('1 pedido cambiado');
  });

  test('R4.14 one line alone takes its step without a word of all', async () => {
    await openOrder({ ...order, lines: order.lines.slice(0, 1) });
    expect(screen.getAllByRole('button', { name: /^Preparar/ })[0]?.textContent).toBe('Preparar');
  });

  test('R4.14 R7.19 a note goes with the step; with what is sent, who carries it and under which number', async () => {
    const { sent, pass, accept } = await openOrder();
    write('Nota para Ana R.', ' Sale el lunes ');
    expect(screen.queryByLabelText(/^Transportista/)).toBe(null);
    await press(`Preparar todo: Pedido ${number}`);
    await pass();
    await accept();
    await press(`Marcar todo como listo: Pedido ${number}`);
    await pass();
    await accept();
    write('Transportista', 'Correos');
    write('Número de seguimiento', ' PK1 ');
    await press(`Marcar todo enviado: Pedido ${number}`);
    await pass();
    expect(sent.map(({ id, change }) => [id, change])).toEqual(
      [
        { status: 'organizing', notes: 'Sale el lunes' },
        { status: 'ready_to_ship' },
        { status: 'shipped', carrier: 'Correos', trackingNumber: 'PK1' },
      ].map((step) => [order.id, { orderId: order.id, lineId: null, ...step }]),
    );
  });

  test('R4.14 what was taken stands, and the next step follows it, before the page has looked again', async () => {
    const { sent, pass, accept, isSlow } = await openOrder();
    write('Nota para Ana R.', 'Sale el lunes');
    await press(`Preparar todo: Pedido ${number}`);
    await pass();
    isSlow();
    await accept();
    expect([here(), buttons().slice(0, 3)]).toEqual([
      expect.stringMatching(/^En preparación/),
      ['Marcar todo como listo', 'Marcar como listo', 'Marcar como listo'],
    ]);
    await press(`Marcar todo como listo: Pedido ${number}`);
    await pass();
    await accept();
    expect(here()).toMatch(/^Listo para enviar/);
    write('Transportista', 'Correos');
    await press(`Marcar todo enviado: Pedido ${number}`);
    await pass();
    expect(sent.map(({ change: { orderId: _, lineId: __, ...step } }) => step)).toEqual([
      { status: 'organizing', notes: 'Sale el lunes' },
      { status: 'ready_to_ship' },
      { status: 'shipped', carrier: 'Correos' },
    ]);
  });

  test('R4.14 a line goes with its order: while that is under way it has no step of its own', async () => {
    const { sent, pass, accept } = await openOrder();
    await press('Preparar: Miel');
    await pass();
    await accept();
    await press(`Preparar todo: Pedido ${number}`);
    expect(buttons().slice(0, 3)).toEqual(['Deshacer', 'Marcar como listo', 'Enviar mensaje']);
    await pass();
    await accept();
    await press('Marcar como listo: Pan');
    await pass();
    expect(sent.map(({ id, change }) => [id, change.status])).toEqual([
      [order.lines[0]?.id, 'organizing'],
      [order.id, 'organizing'],
      [order.lines[1]?.id, 'ready_to_ship'],
    ]);
  });

  test('R4.12 what is under way elsewhere can be taken back or gone on with from here', async () => {
    const { sent, statusChanges, pass } = await openOrder();
    const [one, two] = [11, 12].map((id) => sampleProducerOrder(id, ['Té'])).map(({ id }) => id);
    if (!one || !two) throw new Error('two orders');
    const others = [one, two].map((id) => ({
      id,
      change: { orderId: id, lineId: null, status: 'organizing' as const },
    }));
    act(() => statusChanges.undoableRef.send({ type: 'change.requested', rows: others }));
    expect(screen.getByRole('region', { name: 'Deshacer todo' }).textContent).toBe(
      '2 pedidos avanzan en unos segundosDeshacer todo',
    );
    await press('Deshacer todo');
    await pass();
    expect(sent).toEqual([]);
    act(() => statusChanges.undoableRef.send({ type: 'change.requested', rows: others }));
    await pass();
    await press('Pausar');
    await press('Preparar: Miel');
    await pass();
    expect(screen.getByRole('region', { name: 'Pedidos elegidos' }).textContent).toBe(
      'En pausa: 0 de 3 pedidosSeguirParar',
    );
  });

  test('R4.14 one line takes its step by itself; the order stays with the least advanced', async () => {
    const { sent, pass, accept } = await openOrder();
    await press('Preparar: Miel');
    await pass();
    await accept();
    expect([sent.map(({ id }) => id), here()?.startsWith('Pendiente'), buttons().slice(0, 3)]).toEqual([
      [order.lines[0]?.id],
      true,
      ['Preparar todo', 'Marcar como listo', 'Preparar'],
    ]);
    await press(`Preparar todo: Pedido ${number}`);
    expect(here()).toMatch(/^En preparación/);
  });

  test('R4.12 what cannot be sent is cancelled once that is confirmed, with its reason', async () => {
    const { sent, asked, reply } = await openOrder();
    await press('Cancelar lo elegido');
    expect([asked.length, screen.getByRole('alert').textContent]).toEqual([0, 'Elige al menos un producto.']);
    fireEvent.click(screen.getByRole('checkbox', { name: /Pan/ }));
    write('Por qué', 'Se ha roto');
    await press('Cancelar lo elegido');
    expect([asked[0]?.title, asked[0]?.message, sent]).toEqual([
      '¿Cancelar este producto?',
      'Vuelve a tus existencias y no se puede deshacer. Avisaremos a Ana R. por correo.',
      [],
    ]);
    await reply('confirmation.dismissed');
    expect(sent).toEqual([]);
    await press('Cancelar lo elegido');
    await reply('confirmation.confirmed');
    expect(sent).toEqual([
      {
        id: order.lines[1]?.id,
        change: { orderId: order.id, lineId: order.lines[1]?.id, status: 'cancelled', notes: 'Se ha roto' },
      },
    ]);
  });

  test('R4.12 all that can still be cancelled is so by one step, of which who bought is told once', async () => {
    const [first, second] = order.lines;
    if (!first || !second) throw new Error('two lines');
    const { sent, reply } = await openOrder({
      ...order,
      lines: [first, { ...second, id: sampleId(77) }, { ...second, status: 'shipped' }],
    });
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    write('Por qué', 'Se ha roto');
    await press('Cancelar lo elegido');
    await reply('confirmation.confirmed');
    expect(sent).toEqual([
      {
        id: order.id,
        change: { orderId: order.id, lineId: null, status: 'cancelled', notes: 'Se ha roto' },
      },
    ]);
  });

  test('R4.12 a cancellation without a reason sends none', async () => {
    const { sent, reply } = await openOrder();
    fireEvent.click(screen.getByRole('checkbox', { name: /Pan/ }));
    await press('Cancelar lo elegido');
    await reply('confirmation.confirmed');
    expect(sent.map(({ change }) => change)).toEqual([
      { orderId: order.id, lineId: order.lines[1]?.id, status: 'cancelled' },
    ]);
  });

  test('R4.12 what is cancelled has nothing to print, and nothing to be done with it', async () => {
    await openOrder();
    expect(screen.getByRole('link', { name: 'Imprimir albarán' }).getAttribute('href')).toBe(
      `/producer/orders/print/${order.id}`,
    );
    cleanup();
    await openOrder({
      ...order,
      status: 'cancelled',
      lines: order.lines.map((line) => ({ ...line, status: 'cancelled' as const })),
    });
    expect([screen.queryByRole('link', { name: 'Imprimir albarán' }), buttons()]).toEqual([
      null,
      ['Enviar mensaje'],
    ]);
  });

  test('R7.19 what happened is told with who did it and when', async () => {
    await openOrder();
    const told = [...document.querySelectorAll('ol time')].map((time) => time.parentElement?.textContent);
    expect(told.map((text) => text?.split(' · ')[1])).toEqual(['el mercado', 'Ana Ruiz']);
  });

  test('R1.3 who bought is written to from here, about the order or about one line', async () => {
    const { written } = await openOrder();
    expect(screen.getByText('Escribir a Ana R.').tagName).toBe('SUMMARY');
    fireEvent.change(screen.getByLabelText('Sobre qué'), { target: { value: order.lines[1]?.id } });
    write('Mensaje', 'El pan sale mañana.');
    await press('Enviar mensaje');
    expect([written, screen.getByText(/^Mensaje enviado/).tagName]).toEqual([
      [{ message: 'El pan sale mañana.', productOrderId: order.lines[1]?.id }],
      'OUTPUT',
    ]);
  });
});
