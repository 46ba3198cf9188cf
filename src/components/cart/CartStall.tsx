import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import { totalOf } from '../../../contract/values/money.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { CartActorRef } from '../../machines/cart/cart.machine.ts';
import type { CartReviewActorRef, CartReviewSnapshot } from '../../machines/cart/cart-review.machine.ts';
import { AppLink } from '../layout/AppLink.tsx';
import { Awning } from '../market/Awning.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { StoreColours } from '../market/StoreColours.tsx';
import { StoreOpeningBadge } from '../market/StoreOpeningBadge.tsx';
import { cartGroupsOf } from './cart-groups.ts';
import { ConnectedCartLine } from './ConnectedCartLine.tsx';
import { closedStoreText } from './line-notice.ts';

interface CartStallProps {
  groupKey: string;
  reviewRef: CartReviewActorRef;
  cartRef: CartActorRef;
}

const counter: SystemStyleObject = {
  marginInline: '2',
  background: 'raised',
  borderBottomRadius: 'card',
  boxShadow: 'stall',
  paddingTop: '4',
  paddingInline: { base: '4', md: '6' },
  paddingBottom: '2',
  '& > article:last-child': { borderBottom: '0' },
};

const selectStores = ({ context: { stores } }: CartReviewSnapshot) => stores;
const selectNow = ({ context: { now } }: CartReviewSnapshot) => now;

/** Lines of one stall in the cart. */
export function CartStall({ groupKey, reviewRef, cartRef }: CartStallProps) {
  const format = useFormatter();
  const stores = useSelector(reviewRef, selectStores);
  const now = useSelector(reviewRef, selectNow);
  const { ids, subtotal, storeId, sellerName } = useSelector(
    reviewRef,
    ({ context: { cart } }) => {
      const group = cartGroupsOf(cart ?? []).find(({ key }) => key === groupKey);
      return {
        ids: (group?.lines ?? []).map(({ productId }) => productId).join(' '),
        subtotal: totalOf(group?.lines ?? []),
        storeId: group?.storeId ?? null,
        sellerName: group?.sellerName ?? '',
      };
    },
    shallowEqual,
  );
  const store = storeId === null ? undefined : stores[storeId];
  const closed = closedStoreText(store, now, format);
  const titleId = `puesto-${storeId ?? sellerName.replaceAll(/\W+/g, '-')}`;
  return (
    <StoreColours config={store?.config ?? null}>
      <chakra.section aria-labelledby={titleId}>
        <Awning drop={14} stripe={18} />
        <chakra.div css={counter}>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            justifyContent="space-between"
          >
            <chakra.h2 id={titleId} fontSize="xl">
              <StallName store={store} sellerName={sellerName} />
            </chakra.h2>
            {store ? <StoreOpeningBadge store={store} now={now} /> : null}
          </chakra.div>
          {ids.split(' ').map((productId) => (
            <ConnectedCartLine key={productId} cartRef={cartRef} productId={productId} closed={closed} />
          ))}
          {ids.includes(' ') ? (
            <chakra.p
              display="flex"
              justifyContent="space-between"
              paddingBlock="3"
              color="ink2"
              fontVariantNumeric="tabular-nums"
            >
              <span>De este puesto</span>
              <span>{format.price(subtotal)}</span>
            </chakra.p>
          ) : null}
        </chakra.div>
      </chakra.section>
    </StoreColours>
  );
}

function StallName({ store, sellerName }: { store: PopupStore | null | undefined; sellerName: string }) {
  if (!store) return sellerName === '' ? 'Otros productos' : sellerName;
  return (
    <AppLink
      to="/tienda/$id"
      params={{ id: store.slug }}
      css={{ '&:hover': { textDecoration: 'underline' } }}
    >
      {store.name}
    </AppLink>
  );
}
