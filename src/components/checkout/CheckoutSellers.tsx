import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { type CartGroup, cartGroupsOf } from '../cart/cart-groups.ts';
import { SaleTermsList } from '../market/SaleTermsList.tsx';
import { checkoutFormMessages } from './checkout.messages.ts';
import type { CheckoutViewProps } from './CheckoutView.tsx';

/** Producer, payment and delivery of each store in the order; legally required before the confirmation (R5.4). */
export function CheckoutSellers({ reviewRef }: Pick<CheckoutViewProps, 'reviewRef'>) {
  const cart = useSelector(reviewRef, ({ context }) => context.cart);
  return cartGroupsOf(cart ?? []).map((group) => (
    <Seller key={group.key} group={group} reviewRef={reviewRef} />
  ));
}

function Seller({ group, reviewRef }: { group: CartGroup } & Pick<CheckoutViewProps, 'reviewRef'>) {
  const { storeId, sellerName, lines } = group;
  const store = useSelector(reviewRef, ({ context }) => (storeId === null ? null : context.stores[storeId]));
  const name = store?.name ?? lines[0]?.product?.popupStore?.name ?? sellerName;
  const owner = storeId === null ? { name: sellerName } : (store?.ownerInfo ?? null);
  return (
    <chakra.section
      aria-label={`${checkoutFormMessages.seller} ${name}`}
      display="grid"
      gap="3"
      padding={{ base: '4', md: '5' }}
      background="raised"
      borderRadius="card"
      boxShadow="stall"
      fontSize="sm"
    >
      <chakra.h3 fontSize="lg">{name}</chakra.h3>
      {store === undefined ? (
        <chakra.p color="ink2">{checkoutFormMessages.asking}</chakra.p>
      ) : (
        <SaleTermsList owner={owner} />
      )}
    </chakra.section>
  );
}
