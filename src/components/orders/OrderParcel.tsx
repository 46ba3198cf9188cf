import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ProductOrder } from '../../../contract/orders/order.ts';
import { AppLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { Picture } from '../market/Picture.tsx';
import { AgreedSaleTerms } from './AgreedSaleTerms.tsx';
import { StoreContact } from './StoreContact.tsx';
import { orderPageMessages } from './order-page.messages.ts';
import { type Parcel, shipmentsOf } from '../../../contract/orders/parcels.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { OrderProgressTracker } from './OrderProgressTracker.tsx';

const terms: SystemStyleObject = {
  '& summary': { minHeight: 'touch', alignContent: 'center', fontWeight: 'semibold', cursor: 'pointer' },
  '&[open] summary': { marginBottom: '3' },
};

interface OrderParcelProps {
  parcel: Parcel;
  /** Opens the message form for a line; undefined if the user cannot write. */
  onTroubleTold?: ((lineId: string) => void) | undefined;
}

/** Parcel of one producer: status, next step and lines (R4.12). */
export function OrderParcel({
  parcel: { producerId, name, lines, stores, status },
  onTroubleTold,
}: OrderParcelProps) {
  const id = `paquete-${producerId}`;
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="5"
      padding={{ base: '4', md: '6' }}
      background="raised"
      borderRadius="card"
      boxShadow="stall"
    >
      <chakra.h2 id={id} fontSize="xl">
        {`${orderPageMessages.parcelFrom} ${name ?? orderPageMessages.unnamedProducer}`}
      </chakra.h2>
      <OrderProgressTracker status={status} kind="productOrder" />
      {shipmentsOf(lines).map(({ carrier, trackingNumber }) => (
        <chakra.p key={`${carrier} ${trackingNumber}`} overflowWrap="anywhere">
          {`${carrier === null ? '' : `${orderPageMessages.carrier} ${carrier}. `}${trackingNumber === null ? '' : `${orderPageMessages.trackingNumber} ${trackingNumber}`}`}
        </chakra.p>
      ))}
      <chakra.ul borderTop="1px solid var(--td-colors-line)">
        {lines.map((line) => (
          <Line key={line.id} line={line} isOnItsOwn={line.status !== status} onTroubleTold={onTroubleTold} />
        ))}
      </chakra.ul>
      {stores.map((store) => (
        <StoreContact key={store.id} store={store} />
      ))}
      {stores.length > 0 ? (
        <chakra.details css={terms}>
          <summary>{orderPageMessages.sale}</summary>
          <AgreedSaleTerms stores={stores} />
        </chakra.details>
      ) : null}
    </chakra.section>
  );
}

interface LineProps extends Pick<OrderParcelProps, 'onTroubleTold'> {
  line: ProductOrder;
  isOnItsOwn: boolean;
}

function Line({ line, isOnItsOwn, onTroubleTold }: LineProps) {
  const { price } = useFormatter();
  const { product, quantity } = line;
  const name = product?.name ?? 'Producto';
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="min(4rem, 16vw) minmax(0, 1fr) auto"
      alignItems="center"
      gap="3"
      paddingTop="4"
    >
      <chakra.div borderRadius="8px" overflow="hidden">
        <Picture src={product?.thumbnailUrl} alt="" sizes="64px" />
      </chakra.div>
      <chakra.div display="grid" justifyItems="start" gap="1">
        <AppLink
          to="/products/$id"
          params={{ id: line.productId }}
          fontWeight="semibold"
          lineHeight="snug"
          css={{ '&:hover': { textDecoration: 'underline' } }}
        >
          {name}
        </AppLink>
        <chakra.p color="ink2" fontSize="sm" fontVariantNumeric="tabular-nums">
          {`${quantity} × ${price(line.price)}`}
        </chakra.p>
        {isOnItsOwn ? <StatusBadge status={line.status} /> : null}
        {onTroubleTold ? (
          <chakra.button
            type="button"
            aria-label={orderPageMessages.troubleWith(name)}
            minHeight="touch"
            color="info"
            fontSize="sm"
            textAlign="start"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
            cursor="pointer"
            onClick={() => onTroubleTold(line.id)}
          >
            {orderPageMessages.trouble}
          </chakra.button>
        ) : null}
      </chakra.div>
      <chakra.p
        alignSelf="start"
        fontVariantNumeric="tabular-nums"
        fontWeight="bold"
        whiteSpace="nowrap"
        {...(line.status === 'cancelled' ? { color: 'ink2', textDecoration: 'line-through' } : {})}
      >
        {price(line.totalPrice)}
      </chakra.p>
    </chakra.li>
  );
}
