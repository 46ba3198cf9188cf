import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { CartItem } from '../../../contract/cart.ts';
import { totalOf } from '../../../contract/money.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { ReceiptLine } from '../orders/Receipt.tsx';
import { remedyFor } from './cart-parcels.ts';

interface ReceiptItemProps {
  line: CartItem;
  /** What is different about it since it was first seen. */
  change: string | null;
  /** Why it cannot be bought as it stands. */
  obstacle: string | null;
  /** Whether the shopper has to do something about it: a new price is only to be confirmed. */
  stuck: boolean;
  onQuantityChanged: (quantity: number) => void;
}

/** On paper that is white by day and by night. */
const ALARM = '#A32018';

const marked: SystemStyleObject = {
  borderLeft: `4px solid ${ALARM}`,
  paddingLeft: '2',
  marginBlock: '2',
};

const remedy: SystemStyleObject = {
  minHeight: '2.75rem',
  paddingInline: '3',
  marginBlock: '1',
  border: '1.5px solid #221C15',
  borderRadius: 'full',
  fontWeight: 'bold',
  cursor: 'pointer',
};

/** One line of what is ordered, with what changed about it, what stands in its way and what to do about that (R8.8). */
export function ReceiptItem({ line, change, obstacle, stuck, onQuantityChanged }: ReceiptItemProps) {
  const { price } = useFormatter();
  const name = line.product?.name ?? 'Producto';
  const notes = [change, obstacle].filter((note) => note !== null);
  const left = remedyFor(line);
  return (
    <chakra.div {...(notes.length > 0 ? { css: marked } : {})}>
      <ReceiptLine label={`${line.quantity} × ${name}`} value={price(totalOf([line]))} />
      {notes.map((note) => (
        <chakra.p key={note} color={ALARM} fontWeight="bold">
          {note}
        </chakra.p>
      ))}
      {stuck ? (
        <chakra.button
          type="button"
          aria-label={left > 0 ? `Dejar ${left}: ${name}` : `Quitar del pedido: ${name}`}
          css={remedy}
          onClick={() => onQuantityChanged(left)}
        >
          {left > 0 ? `Dejar ${left}` : 'Quitar del pedido'}
        </chakra.button>
      ) : null}
    </chakra.div>
  );
}
