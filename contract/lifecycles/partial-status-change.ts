import type { OrderStatus, ProductOrderStatus } from '../orders/order.ts';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../orders/order-status.ts';
import type { OrderOutcome } from './order-outcome.ts';

/** Spanish phrase for the status of one or several lines. */
const LINE_AT: Record<ProductOrderStatus, readonly [one: string, several: string]> = {
  pending: ['está pendiente', 'están pendientes'],
  organizing: ['está en preparación', 'están en preparación'],
  ready_to_ship: ['está lista para enviar', 'están listas para enviar'],
  shipped: ['está enviada', 'están enviadas'],
  delivered: ['está entregada', 'están entregadas'],
  cancelled: ['está cancelada', 'están canceladas'],
};

const placeOf = (status: OrderStatus) => ORDER_STATUSES.indexOf(status);

/** Text with the lines that prevent the requested status: «1 línea ya está enviada y 2 ya están entregadas». */
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

/** Refusal message for a status change that would leave the order at another status than requested (R8.10). */
export const partialChangeRefusalMessage = (to: OrderStatus, outcome: OrderOutcome): string =>
  `No se ha cambiado nada: ${holdingLines(to, outcome)}, y el pedido quedaría «${ORDER_STATUS_LABELS[outcome.becomes]}».`;

/** Notice before a partial status change, with the resulting order status. */
export const partialChangeNotice = (to: OrderStatus, outcome: OrderOutcome): string =>
  `${to === 'cancelled' ? 'Cancelar' : ORDER_STATUS_LABELS[to]}: ${holdingLines(to, outcome)}, el pedido quedará ${ORDER_STATUS_LABELS[outcome.becomes]}.`;
