import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { totalOf } from '../../../contract/values/money.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { LineRemedy } from '../cart/LineRemedy.tsx';
import { ReceiptLine } from '../orders/Receipt.tsx';

interface ReceiptItemProps {
  line: CartItem;
  /** What is different about it since it was first seen. */
  change: string | null;
  /** Why it cannot be bought as it stands. */
  obstacle: string | null;
  /** How many of it can be ordered, 0 where none; null where there is nothing to mend. */
  remedy: number | null;
  onQuantityChanged: (quantity: number) => void;
}

/** On paper that is white by day and by night. */
const ALARM = '#A32018';

const marked: SystemStyleObject = {
  borderLeft: `4px solid ${ALARM}`,
  paddingLeft: '2',
  marginBlock: '2',
};

/** One line of what is ordered, with what changed about it, what stands in its way and what to do about that (R8.8). */
export function ReceiptItem({ line, change, obstacle, remedy, onQuantityChanged }: ReceiptItemProps) {
  const { price } = useFormatter();
  const name = line.product?.name ?? 'Producto';
  const notes = [change, obstacle].filter((note) => note !== null);
  return (
    <chakra.div {...(notes.length > 0 ? { css: marked } : {})}>
      <ReceiptLine label={`${line.quantity} × ${name}`} value={price(totalOf([line]))} />
      {notes.map((note) => (
        <chakra.p key={note} color={ALARM} fontWeight="bold">
          {note}
        </chakra.p>
      ))}
      {remedy === null ? null : (
        <LineRemedy remedy={remedy} productName={name} onPressed={() => onQuantityChanged(remedy)} />
      )}
    </chakra.div>
  );
}
