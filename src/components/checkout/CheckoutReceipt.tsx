import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { CartItem } from '../../../contract/cart.ts';
import { totalOf } from '../../../contract/money.ts';
import { groupsOf } from '../cart/cart-groups.ts';
import { closedSentence, obstacleOf } from '../cart/line-notice.ts';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { Hint } from '../forms/Hint.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { ReceiptLine, ReceiptPaper, ReceiptRule } from '../orders/Receipt.tsx';
import { storeNotice } from './checkout.messages.ts';
import type { CheckoutViewProps } from './CheckoutView.tsx';
import { changeOf, goneSince } from './review-changes.ts';

type ReceiptProps = Pick<CheckoutViewProps, 'checkoutRef' | 'reviewRef'>;

/** On paper that is white by day and by night. */
const ALARM = '#A32018';

/** What is ordered, seller by seller, with what changed since it was last sent. */
export function CheckoutReceipt({ checkoutRef, reviewRef }: ReceiptProps) {
  const format = useFormatter();
  const { cart, stores, now } = useSelector(reviewRef, ({ context }) => context);
  const seen = useSelector(checkoutRef, ({ context }) => context.seen);
  const store = useSelector(checkoutRef, ({ context }) => context.store);
  if (cart === null) return <RowsSkeleton count={2} label="Cargando tu carrito" />;
  const notice = storeNotice(store, now, format);
  return (
    <chakra.section aria-labelledby="lo-que-te-llevas" display="grid" gap="4" justifyItems="center">
      <chakra.h2 id="lo-que-te-llevas" fontSize="2xl" justifySelf="start">
        Esto te llevas
      </chakra.h2>
      <ReceiptPaper title="Tenderete">
        {groupsOf(cart).map(({ key, storeId, producerName, lines }) => {
          const stall = storeId === null ? undefined : stores[storeId];
          const closed = closedSentence(stall, now, format);
          return (
            <chakra.section key={key} aria-label={stall?.name ?? producerName} marginBottom="3">
              <chakra.p fontWeight="bold">{stall?.name ?? producerName}</chakra.p>
              {lines.map((line) => (
                <Line
                  key={line.productId}
                  line={line}
                  notes={[changeOf(line, seen, format), obstacleOf(line, closed, format)]}
                />
              ))}
            </chakra.section>
          );
        })}
        {goneSince(seen, cart).map((name) => (
          <chakra.p key={name} color={ALARM}>
            Ya no está: {name}
          </chakra.p>
        ))}
        <ReceiptRule />
        <ReceiptLine label="Total" value={format.price(totalOf(cart))} strong />
      </ReceiptPaper>
      {notice === null ? null : <Hint>{notice}</Hint>}
      <TextLink href="/cart">Cambiar algo del carrito</TextLink>
    </chakra.section>
  );
}

function Line({ line, notes }: { line: CartItem; notes: (string | null)[] }) {
  const { price } = useFormatter();
  return (
    <div>
      <ReceiptLine
        label={`${line.quantity} × ${line.product?.name ?? 'Producto'}`}
        value={price(totalOf([line]))}
      />
      {notes.map((note) =>
        note === null ? null : (
          <chakra.p key={note} color={ALARM} fontWeight="bold">
            {note}
          </chakra.p>
        ),
      )}
    </div>
  );
}
