import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { correctedLineQuantity } from '../../../contract/cart/cart-line.ts';
import { lineStoreOf } from '../../../contract/cart/line-store.ts';
import { totalOf } from '../../../contract/values/money.ts';
import { closedSellerText, obstacleOf } from '../cart/line-notice.ts';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { TotalNote } from '../market/TotalNote.tsx';
import { ReceiptLine, ReceiptPaper, ReceiptRule } from '../orders/Receipt.tsx';
import { type CartParcel, parcelsIn } from './cart-parcels.ts';
import { parcelTitle, parcelsIntro, RECEIPT_ID } from './checkout.messages.ts';
import type { CheckoutViewProps } from './CheckoutView.tsx';
import { CheckoutReceiptLine } from './CheckoutReceiptLine.tsx';
import { reviewChangeText, removedCartLines } from './review-changes.ts';

/** Receipt of the checkout: lines by parcel, with changes since the first view or the last submit. */
export function CheckoutReceipt(props: CheckoutViewProps) {
  const { checkoutRef, reviewRef } = props;
  const format = useFormatter();
  const cart = useSelector(reviewRef, ({ context }) => context.cart);
  const stores = useSelector(reviewRef, ({ context }) => context.stores);
  const seen = useSelector(checkoutRef, ({ context }) => context.seen);
  if (cart === null) return <RowsSkeleton count={2} label="Cargando tu carrito" />;
  const parcels = parcelsIn(cart, stores);
  return (
    <chakra.section aria-labelledby={RECEIPT_ID} display="grid" gap="4" justifyItems="center">
      <chakra.h2 id={RECEIPT_ID} tabIndex={-1} fontSize="2xl" justifySelf="start">
        Lo que te llevas
      </chakra.h2>
      <chakra.p justifySelf="start">{parcelsIntro(parcels)}</chakra.p>
      <ReceiptPaper title="Tenderete">
        {parcels.map((parcel, index) => (
          <Parcel key={parcel.key} {...props} parcel={parcel} index={index} count={parcels.length} />
        ))}
        {removedCartLines(seen, cart).map(({ productId, quantity, product }) => (
          <chakra.p key={productId} color="#5C5142" textDecoration="line-through">
            {`${quantity} × ${product?.name ?? 'Producto'}`}
          </chakra.p>
        ))}
        <ReceiptRule />
        <ReceiptLine label="Total" value={format.price(totalOf(cart))} strong />
        <TotalNote color="inherit" />
      </ReceiptPaper>
      <TextLink to="/cart">Cambiar algo del carrito</TextLink>
    </chakra.section>
  );
}

interface ParcelProps extends CheckoutViewProps {
  parcel: CartParcel;
  index: number;
  count: number;
}

/** Parcel of one producer. */
function Parcel({ checkoutRef, reviewRef, cartRef, parcel, index, count }: ParcelProps) {
  const format = useFormatter();
  const { stores, now } = useSelector(reviewRef, ({ context }) => context);
  const seen = useSelector(checkoutRef, ({ context }) => context.seen);
  const store = useSelector(checkoutRef, ({ context }) => context.store);
  const title = parcelTitle(parcel, index, count);
  return (
    <chakra.section aria-label={title} marginBottom="4">
      <chakra.p fontWeight="bold">{title}</chakra.p>
      {parcel.lines.map((line) => {
        const closed = closedSellerText(lineStoreOf(line, stores, store), now, format);
        return (
          <CheckoutReceiptLine
            key={line.productId}
            line={line}
            change={reviewChangeText(line, seen, format)}
            obstacle={obstacleOf(line, closed, format)}
            remedy={correctedLineQuantity(line, closed !== null)}
            onQuantityChanged={(quantity) => {
              // The button unmounts with the problem it fixes, so the receipt takes the focus.
              document.getElementById(RECEIPT_ID)?.focus();
              cartRef.send({ type: 'item.quantityChanged', productId: line.productId, quantity });
            }}
          />
        );
      })}
      {count > 1 ? <ReceiptLine label="De este paquete" value={format.price(totalOf(parcel.lines))} /> : null}
    </chakra.section>
  );
}
