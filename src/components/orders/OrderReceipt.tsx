import type { Order } from '../../../contract/order.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { orderPageMessages } from './order-page.messages.ts';
import { ReceiptLine, ReceiptPaper, ReceiptRule } from './Receipt.tsx';

/** What was bought and what it came to, as the till printed it. */
export function OrderReceipt({ order: { items, totalPrice } }: { order: Order }) {
  const { price } = useFormatter();
  return (
    <ReceiptPaper title={orderPageMessages.receipt}>
      {items.map(({ id, product, quantity, totalPrice: sum }) => (
        <ReceiptLine key={id} label={`${quantity} × ${product?.name ?? 'Producto'}`} value={price(sum)} />
      ))}
      <ReceiptRule />
      <ReceiptLine label={orderPageMessages.total} value={price(totalPrice)} strong />
    </ReceiptPaper>
  );
}
