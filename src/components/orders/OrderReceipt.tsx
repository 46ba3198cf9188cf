import type { Order } from '../../../contract/orders/order.ts';
import { totalOf } from '../../../contract/values/money.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { TotalNote } from '../market/TotalNote.tsx';
import { orderPageMessages } from './order-page.messages.ts';
import { ReceiptLine, ReceiptPaper, ReceiptRule } from './Receipt.tsx';

/** Receipt of an order; cancelled lines are struck through and subtracted. */
export function OrderReceipt({ order: { items, totalPrice } }: { order: Order }) {
  const { price } = useFormatter();
  const { receipt, total, cancelled, remaining } = orderPageMessages;
  const gone = items.filter(({ status }) => status === 'cancelled');
  const isWhole = gone.length === 0;
  return (
    <ReceiptPaper title={receipt}>
      {items.map((line) => (
        <ReceiptLine
          key={line.id}
          label={`${line.quantity} × ${line.product?.name ?? 'Producto'}`}
          value={price(line.totalPrice)}
          struck={gone.includes(line)}
        />
      ))}
      <ReceiptRule />
      <ReceiptLine label={total} value={price(totalPrice)} strong={isWhole} />
      {isWhole ? null : (
        <>
          <ReceiptLine label={cancelled} value={`\u2212${price(totalOf(gone))}`} />
          <ReceiptLine
            label={remaining}
            value={price(totalOf(items.filter((line) => !gone.includes(line))))}
            strong
          />
        </>
      )}
      <TotalNote color="inherit" />
    </ReceiptPaper>
  );
}
