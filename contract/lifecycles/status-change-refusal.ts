import type { OrderStatus } from '../orders/order.ts';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../orders/order-status.ts';

/** Statuses in order of progress, without "cancelled". */
const WAY = ORDER_STATUSES.filter((status) => status !== 'cancelled');

const said = (status: OrderStatus) => `«${ORDER_STATUS_LABELS[status]}»`;

/** Refusal message in Spanish for a status change of an order or line, specific to both statuses (R8.10). */
export function statusChangeRefusalMessage(from: OrderStatus, to: OrderStatus): string {
  if (from === to) return `Ya está en ${said(from)}.`;
  if (from === 'cancelled') return 'Está cancelado: ya no puede cambiar de estado.';
  if (to === 'cancelled') return `Está en ${said(from)}: lo que ya se ha enviado no se puede cancelar.`;
  const here = WAY.indexOf(from);
  if (WAY.indexOf(to) < here) return `Está en ${said(from)}: no puede volver a ${said(to)}.`;
  return `Está en ${said(from)}: antes de ${said(to)} le toca ${WAY.slice(here + 1, here + 2)
    .map(said)
    .join('')}.`;
}
