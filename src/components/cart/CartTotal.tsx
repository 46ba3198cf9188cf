import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { isLineBlockingCheckout, lineFault } from '../../../contract/cart/cart-line.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';
import type { CartReviewSnapshot } from '../../machines/cart/cart-review.machine.ts';
import { LinkButton } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { PriceTag } from '../market/PriceTag.tsx';
import { TotalNote } from '../market/TotalNote.tsx';
import type { CartViewProps } from './CartView.tsx';
import { blockedLinesText, repricedLinesText } from './cart-total.messages.ts';
import { closedStoreText } from './line-notice.ts';

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

/** Cart total and the button to the checkout. */
export function CartTotal({ reviewRef, cartRef }: CartViewProps) {
  const format = useFormatter();
  const total = useSelector(cartRef, selectTotal);
  const pieces = useSelector(cartRef, selectPieces);
  const { blocked, repriced } = useSelector(
    reviewRef,
    ({ context: { cart, stores, now } }: CartReviewSnapshot) => countDoubts(cart ?? [], stores, now, format),
    shallowEqual,
  );
  return (
    <chakra.aside aria-label="Resumen" css={card}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
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
      <TotalNote />
      {blocked > 0 ? <Doubt icon="warning" color="danger" text={blockedLinesText(blocked)} /> : null}
      {repriced > 0 ? <Doubt icon="info" color="ink" text={repricedLinesText(repriced)} /> : null}
      <LinkButton to="/checkout" size="lg" wide>
        Tramitar pedido
      </LinkButton>
      <chakra.p color="ink2" fontSize="sm">
        Aquí no se cobra nada: pagas a cada puesto como él te diga.
      </chakra.p>
      <chakra.p textAlign="center">
        <TextLink to="/products">Seguir comprando</TextLink>
      </chakra.p>
    </chakra.aside>
  );
}

/** Number of lines that cannot be bought as they are, and of lines that only changed price. */
function countDoubts(
  cart: readonly CartItem[],
  stores: CartReviewSnapshot['context']['stores'],
  now: number,
  format: Formatter,
) {
  const counts = { blocked: 0, repriced: 0 };
  for (const line of cart) {
    const closed = closedStoreText(stores[line.product?.popupStoreId ?? ''], now, format);
    if (closed !== null || isLineBlockingCheckout(line)) counts.blocked += 1;
    else if (lineFault(line) !== null) counts.repriced += 1;
  }
  return counts;
}

function Doubt({ icon, color, text }: { icon: IconName; color: string; text: string }) {
  return (
    <chakra.p display="flex" gap="2" color={color} fontSize="sm" fontWeight="semibold">
      <Icon name={icon} size={20} />
      <span>{text}</span>
    </chakra.p>
  );
}
