import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { totalOf } from '../../../contract/values/money.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { LineRemedy } from '../cart/LineRemedy.tsx';
import { ReceiptLine } from '../orders/Receipt.tsx';

interface ReceiptItemProps {
  line: CartItem;
  /** Change since the first view, in words; null if none. */
  change: string | null;
  /** Reason why the line cannot be bought; null if it can. */
  obstacle: string | null;
  /** Quantity that can be ordered, 0 if none; null if nothing needs fixing. */
  remedy: number | null;
  onQuantityChanged: (quantity: number) => void;
}

/** Fixed colour: the receipt is white in light and dark mode. */
const ALARM = '#A32018';

const marked: SystemStyleObject = {
  borderLeft: `4px solid ${ALARM}`,
  paddingLeft: '2',
  marginBlock: '2',
};

/** Receipt line with its change, its obstacle and the button that fixes it (R8.8). */
export function CheckoutReceiptLine({ line, change, obstacle, remedy, onQuantityChanged }: ReceiptItemProps) {
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
