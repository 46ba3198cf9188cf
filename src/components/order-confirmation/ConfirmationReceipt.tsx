import { chakra } from '@chakra-ui/react/styled-system';
import type { Order } from '../../../contract/orders/order.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { TotalNote } from '../market/TotalNote.tsx';
import { orderNumber } from '../../../contract/orders/order-number.ts';
import { orderPageMessages, localityText } from '../orders/order-page.messages.ts';
import { parcelsOf } from '../../../contract/orders/parcels.ts';
import { ReceiptLine, ReceiptPaper, ReceiptRule } from '../orders/Receipt.tsx';
import { orderConfirmationMessages } from './order-confirmation.messages.ts';

/** Receipt of an order: number, lines by producer, total and address. */
export function ConfirmationReceipt({ order }: { order: Order }) {
  const { price, dayAndTime } = useFormatter();
  const { fullName, address, postalCode, city, state } = order.shippingInfo;
  const place = localityText({ postalCode, city, state });
  return (
    <ReceiptPaper title={orderConfirmationMessages.receipt}>
      <ReceiptLine label="Pedido" value={orderNumber(order.id)} />
      <ReceiptLine label={orderPageMessages.placed} value={dayAndTime(order.createdAt)} />
      <ReceiptRule />
      {parcelsOf(order).map(({ producerId, name, lines }) => (
        <chakra.section
          key={producerId}
          aria-label={name ?? orderPageMessages.unnamedProducer}
          marginBottom="3"
        >
          <chakra.p fontWeight="bold">{name ?? orderPageMessages.unnamedProducer}</chakra.p>
          {lines.map(({ id, product, quantity, totalPrice }) => (
            <ReceiptLine
              key={id}
              label={`${quantity} × ${product?.name ?? 'Producto'}`}
              value={price(totalPrice)}
            />
          ))}
        </chakra.section>
      ))}
      <ReceiptRule />
      <ReceiptLine label={orderPageMessages.total} value={price(order.totalPrice)} strong />
      <TotalNote color="inherit" />
      <ReceiptRule />
      <chakra.p fontWeight="bold">{orderPageMessages.address}</chakra.p>
      <chakra.address fontStyle="normal">
        {[fullName, address, place].map((part) => (
          <chakra.span key={part} display="block" overflowWrap="anywhere">
            {part}
          </chakra.span>
        ))}
      </chakra.address>
    </ReceiptPaper>
  );
}
