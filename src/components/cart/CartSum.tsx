import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';
import type { CartReviewSnapshot } from '../../machines/cart-review/cart-review.machine.ts';
import { LinkButton } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { PriceTag } from '../market/PriceTag.tsx';
import type { CartViewProps } from './CartView.tsx';
import { closedSentence, obstacleOf } from './line-notice.ts';

const card: SystemStyleObject = {
  position: { lg: 'sticky' },
  top: { lg: '7rem' },
  display: 'grid',
  gap: '4',
  padding: { base: '4', md: '6' },
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
};

const selectTotal = ({ context: { cart } }: CartSnapshot) => cart.totalPrice;
const selectPieces = ({ context: { cart } }: CartSnapshot) =>
  cart.items.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the cart comes to, and the way on. */
export function CartSum({ reviewRef, cartRef }: CartViewProps) {
  const format = useFormatter();
  const total = useSelector(cartRef, selectTotal);
  const pieces = useSelector(cartRef, selectPieces);
  const hindered = useSelector(
    reviewRef,
    ({ context: { cart, stores, now } }: CartReviewSnapshot) =>
      (cart ?? []).filter((line) => {
        const closed = closedSentence(stores[line.product?.popupStoreId ?? ''], now, format);
        return obstacleOf(line, closed, format) !== null;
      }).length,
  );
  return (
    <chakra.aside aria-label="Resumen" css={card}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <div>
          <chakra.p fontWeight="bold" fontSize="lg">
            Total
          </chakra.p>
          <chakra.p color="ink2" fontSize="sm">
            {format.count(pieces, 'artículo', 'artículos')}
          </chakra.p>
        </div>
        <PriceTag price={total} size="lg" />
      </chakra.div>
      {hindered > 0 ? (
        <chakra.p display="flex" gap="2" color="danger" fontSize="sm" fontWeight="semibold">
          <chakra.span flexShrink="0">
            <Icon name="warning" size={20} />
          </chakra.span>
          <span>
            {hindered === 1 ? 'Hay un producto que revisar' : `Hay ${hindered} productos que revisar`} antes
            de tramitar el pedido.
          </span>
        </chakra.p>
      ) : null}
      <LinkButton href="/checkout" size="lg" wide>
        Tramitar pedido
      </LinkButton>
      <chakra.p color="ink2" fontSize="sm">
        Aquí no se cobra nada: el pago lo acuerdas con cada productor.
      </chakra.p>
      <chakra.p textAlign="center">
        <TextLink href="/products">Seguir comprando</TextLink>
      </chakra.p>
    </chakra.aside>
  );
}
