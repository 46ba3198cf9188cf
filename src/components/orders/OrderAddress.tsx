import { chakra } from '@chakra-ui/react/styled-system';
import type { Order } from '../../../contract/orders/order.ts';
import { orderPageMessages, localityText } from './order-page.messages.ts';

/** Shipping address and contact of the recipient. */
export function OrderAddress({ shippingInfo }: Pick<Order, 'shippingInfo'>) {
  const { fullName, address, postalCode, city, state, phone, email, notes } = shippingInfo;
  const place = localityText({ postalCode, city, state });
  return (
    <chakra.section aria-labelledby="direccion" display="grid" gap="2">
      <chakra.h2 id="direccion" fontSize="lg">
        {orderPageMessages.address}
      </chakra.h2>
      <chakra.address fontStyle="normal">
        {[fullName, address, place, phone, email].filter(Boolean).map((part) => (
          <chakra.span key={part} display="block" overflowWrap="anywhere">
            {part}
          </chakra.span>
        ))}
      </chakra.address>
      {notes ? (
        <chakra.p color="ink2" overflowWrap="anywhere">
          {`${orderPageMessages.notes}: ${notes}`}
        </chakra.p>
      ) : null}
    </chakra.section>
  );
}
