import { fireEvent, screen, within } from '@testing-library/react';
import { createActor, type SnapshotFrom } from 'xstate';
import type { OrderStatsPeriod } from '../../contract/producer/order-stats-period.ts';
import type { ProducerPeriodStats } from '../../contract/producer/producer-stats.ts';
import { OrderFiguresView } from '../../src/components/producer/order-figures/OrderFiguresView.tsx';
import { producerFailureText } from '../../src/components/back-office/producer-failure.messages.ts';
import { orderFiguresMachine } from '../../src/machines/producer/orders/order-figures.machine.ts';
import { orderFiguresHref, wireOrderFigures } from '../../src/wiring/producer/orders/order-figures-screen.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { alertText } from '../support/views/failure-messages.ts';
import { NOW, sampleFailure, sampleId } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const totals = {
  orders: 4,
  units: 9,
  revenue: 120,
  averageOrder: 30,
  cancelledOrders: 1,
  hoursToSend: 53,
};
const sold: ProducerPeriodStats = {
  period: { from: '2026-11-15', to: '2026-11-21' },
  ...totals,
  days: ['15', '16', '17', '18', '19', '20', '21'].map((day, index) => ({
    date: `2026-11-${day}`,
    orders: index === 2 ? 4 : 0,
    units: index === 2 ? 9 : 0,
    revenue: index === 2 ? 120 : 0,
    cancelledOrders: index === 2 ? 1 : 0,
  })),
  states: [
    { status: 'shipped', orders: 1, units: 4, revenue: 80 },
    { status: 'pending', orders: 3, units: 5, revenue: 40 },
  ],
  stores: [
    { id: sampleId(1), name: 'La Colmena', orders: 3, units: 6, revenue: 100 },
    { id: null, name: null, orders: 1, units: 3, revenue: 20 },
  ],
  cancellations: [
    { actor: 'producer', notes: 'Se ha roto', orders: 1 },
    { actor: 'consumer', notes: null, orders: 1 },
  ],
  previous: { ...totals, orders: 6, revenue: 100, hoursToSend: null },
};
const nothing: ProducerPeriodStats = {
  ...sold,
  orders: 0,
  units: 0,
  revenue: 0,
  averageOrder: 0,
  cancelledOrders: 0,
  hoursToSend: null,
  states: [],
  stores: [],
  cancellations: [],
};
const question: { period: OrderStatsPeriod } = { period: 7 };
const input = { question, now: NOW };

/** Text of an element with normal spaces. */
const plain = (node: Element | null) => node?.textContent?.replaceAll('\u00a0', ' ') ?? null;

const tags = () =>
  [...document.querySelectorAll('[data-part=figure]')].map((tag) =>
    ['dt', 'dd', '[data-part=compared]'].map((part) => plain(tag.querySelector(part))),
  );
const rowsOf = (name: string) => {
  const table = screen.queryByRole('table', { name });
  const rows = table ? within(table).getAllByRole('row').slice(1) : [];
  return rows.map((row) => within(row).getAllByRole('cell').map(plain));
};

const seen = () => ({
  chosen: document.querySelector('nav [data-chosen=true]')?.textContent ?? null,
  isComing: screen.queryByText('Cargando las cifras') !== null,
  isEmpty: screen.queryByText('Ningún pedido en estos días') !== null,
  alert: alertText(),
  tags: tags(),
  best: screen.queryByRole('img', { name: /^Lo más alto/ })?.getAttribute('aria-label') ?? null,
  states: rowsOf('Por dónde van'),
  stores: rowsOf('Por puesto'),
  cancellations: rowsOf('Lo que se canceló'),
});
const NOTHING: ReturnType<typeof seen> = {
  chosen: 'Últimos 7 días',
  isComing: false,
  isEmpty: false,
  alert: null,
  tags: [],
  best: null,
  states: [],
  stores: [],
  cancellations: [],
};
const whole = {
  ...NOTHING,
  tags: [
    ['Vendido', '120,00 €', '20,00 € más'],
    ['Pedido medio', '30,00 €', 'igual'],
    ['Pedidos', '4', '2 menos'],
    ['Unidades', '9', 'igual'],
    ['Cancelados', '1', 'igual'],
    ['Del pedido al envío', '2 días y 5 h', null],
  ],
  best: 'Lo más alto: 17 nov 2026, con 4 pedidos.',
  states: [
    ['Pendiente', '3', '5', '40,00 €'],
    ['Enviado', '1', '4', '80,00 €'],
  ],
  stores: [
    ['La Colmena', '3', '6', '100,00 €'],
    ['Sin puesto', '1', '3', '20,00 €'],
  ],
  cancellations: [
    ['Tú', '«Se ha roto»', '1'],
    ['El cliente', 'Sin motivo indicado', '1'],
  ],
};
const shown = ({ content }: { content: ProducerPeriodStats | null }) =>
  content?.orders === 0 ? { ...NOTHING, isEmpty: true } : whole;

walkResource({
  name: 'the figures of one’s own orders',
  proves: 'R1.3 R7.19',
  machine: orderFiguresMachine,
  input,
  answers: [
    { ok: true, value: sold },
    { ok: true, value: nothing },
    { ok: false, failure: sampleFailure('TIMEOUT') },
  ],
  events: [{ type: 'refresh.requested' }],
  drivers: () => ({ 'refresh.requested': () => fireEvent(document, new Event('visibilitychange')) }),
  look: ({ context }: SnapshotFrom<typeof orderFiguresMachine>) => context,
  open: (load) => createActor(wireOrderFigures({ loadFigures: load }), { input }).start(),
  view: (actorRef) => inBackOffice(<OrderFiguresView actorRef={actorRef} addressOf={orderFiguresHref} />),
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: shown,
    refreshing: shown,
    failed: ({ failure }) => ({ ...NOTHING, alert: failure && producerFailureText(failure) }),
  },
});
