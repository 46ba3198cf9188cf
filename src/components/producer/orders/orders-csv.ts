import { orderNumber } from '../../../../contract/orders/order-number.ts';
import { ORDER_STATUS_LABELS } from '../../../../contract/orders/order-status.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import type { Formatter } from '../../../../contract/values/format.ts';

type Row = readonly (string | number)[];

const COLUMNS: Row = [
  'Pedido',
  'Día',
  'Hora',
  'Estado del pedido',
  'Total del pedido',
  'Producto',
  'Cantidad',
  'Precio',
  'Importe',
  'Estado',
  'Puesto',
  'Cliente',
  'Dirección',
  'Código postal',
  'Ciudad',
  'Provincia',
  'Teléfono',
  'Email',
  'Nota',
];

/** Export of orders: a row for each line, with the data of its order. Amounts are in currency units. */
export function ordersCsv(
  orders: readonly ProducerOrder[],
  { isoDay, time }: Pick<Formatter, 'isoDay' | 'time'>,
): readonly Row[] {
  const rows = orders.flatMap((order) => {
    const { id, createdAt, status, totalPrice, lines, buyer, shippingInfo } = order;
    const { address, postalCode, city, state, phone, email, notes } = shippingInfo;
    return lines.map((line): Row => [
      orderNumber(id),
      isoDay(createdAt),
      time(createdAt),
      ORDER_STATUS_LABELS[status],
      totalPrice,
      line.product?.name ?? 'Producto',
      line.quantity,
      line.price,
      line.totalPrice,
      ORDER_STATUS_LABELS[line.status],
      line.storeName ?? '',
      buyer,
      ...[address, postalCode, city, state, phone, email, notes].map((part) => part ?? ''),
    ]);
  });
  return [COLUMNS, ...rows];
}
