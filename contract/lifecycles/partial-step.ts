import type { OrderStatus, ProductOrderStatus } from '../orders/order.ts';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../orders/order-status.ts';
import type { OrderOutcome } from './order-outcome.ts';

/** Where a line is, of one and of several. */
const LINE_AT: Record<ProductOrderStatus, readonly [one: string, several: string]> = {
  pending: ['está pendiente', 'están pendientes'],
  organizing: ['está en preparación', 'están en preparación'],
  ready_to_ship: ['está lista para enviar', 'están listas para enviar'],
  shipped: ['está enviada', 'están enviadas'],
  delivered: ['está entregada', 'están entregadas'],
  cancelled: ['está cancelada', 'están canceladas'],
};

const placeOf = (status: OrderStatus) => ORDER_STATUSES.indexOf(status);

/** The lines that keep an order from becoming what was asked for: «1 línea ya está enviada y 2 ya están entregadas». */
function holdingLines(to: OrderStatus, { stays }: OrderOutcome): string {
  const isCancelling = to === 'cancelled';
  const holding = stays.filter(
    ({ status }) => status !== 'cancelled' && (isCancelling || placeOf(status) < placeOf(to)),
  );
  return [...Map.groupBy(holding, ({ status }) => status)]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([status, { length }], index) => {
      const noun = index === 0 ? ` ${length === 1 ? 'línea' : 'líneas'}` : '';
      const [one, several] = LINE_AT[status];
      return `${length}${noun} ${isCancelling ? 'ya' : 'todavía'} ${length === 1 ? one : several}`;
    })
    .join(' y ');
}

/** Why a step is refused that would leave an order at another status than the one that was asked for (R8.10). */
export const refusedPartialStep = (to: OrderStatus, outcome: OrderOutcome): string =>
  `No se ha cambiado nada: ${holdingLines(to, outcome)}, y el pedido quedaría «${ORDER_STATUS_LABELS[outcome.becomes]}».`;

/** The same said before it is sent, as what will happen. */
export const announcedPartialStep = (to: OrderStatus, outcome: OrderOutcome): string =>
  `${to === 'cancelled' ? 'Cancelar' : ORDER_STATUS_LABELS[to]}: ${holdingLines(to, outcome)}, el pedido quedará ${ORDER_STATUS_LABELS[outcome.becomes]}.`;
