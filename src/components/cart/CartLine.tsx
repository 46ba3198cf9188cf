import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import { sellerNameOf } from '../../../contract/catalogue/seller-name.ts';
import { QuantityStepper } from '../forms/QuantityStepper.tsx';
import { Icon } from '../icons/Icon.tsx';
import { AppLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { Picture } from '../market/Picture.tsx';
import { focusNeighbourLine } from '../orders/line-focus.ts';

export interface CartLineProps {
  item: CartItem;
  /** Problem of the line: insufficient stock, closed store or changed price. */
  notice?: string | null;
  /** Control that fixes the problem; none if only removing the line helps. */
  remedy?: ReactNode;
  /** The last change is waiting for the connection. */
  waiting?: boolean;
  onQuantityChanged: (itemId: string, quantity: number) => void;
  onRemoved: (itemId: string) => void;
  /** Called when the link to the product is followed. */
  onFollowed?: (() => void) | undefined;
}

/** Line of the cart: picture, quantity and total. */
export function CartLine({
  item,
  notice,
  remedy,
  waiting = false,
  onQuantityChanged,
  onRemoved,
  onFollowed,
}: CartLineProps) {
  const { price } = useFormatter();
  const { product } = item;
  const name = product?.name ?? 'Producto';
  const facts = [product && sellerNameOf(product), item.quantity > 1 ? `${price(item.price)} la unidad` : '']
    .filter(Boolean)
    .join(' · ');
  return (
    <chakra.article
      display="grid"
      gridTemplateColumns="min(5rem, 20vw) minmax(0, 1fr)"
      gap="3"
      paddingBlock="4"
      borderBottom="1px solid var(--td-colors-line)"
    >
      <chakra.div borderRadius="8px" overflow="hidden" alignSelf="start">
        <Picture src={product?.thumbnailUrl} alt="" sizes="80px" />
      </chakra.div>
      <chakra.div display="grid" gap="2" minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" columnGap="2" justifyContent="space-between">
          <AppLink
            to="/products/$id"
            params={{ id: item.productId }}
            {...(onFollowed ? { onClick: onFollowed } : {})}
            flex="1 1 8rem"
            fontWeight="semibold"
            lineHeight="snug"
            css={{ '&:hover': { textDecoration: 'underline' } }}
          >
            {name}
          </AppLink>
          <chakra.span fontVariantNumeric="tabular-nums" fontWeight="bold" whiteSpace="nowrap">
            {price(item.price * item.quantity)}
          </chakra.span>
        </chakra.div>
        {facts ? (
          <chakra.p color="ink2" fontSize="sm">
            {facts}
          </chakra.p>
        ) : null}
        {notice ? (
          <chakra.output display="block" color="danger" fontSize="sm" fontWeight="semibold">
            {notice}
          </chakra.output>
        ) : null}
        {remedy}
        {waiting ? (
          <chakra.p display="flex" alignItems="center" gap="1" color="ink2" fontSize="sm">
            <Icon name="hourglass" size={16} />
            Sin enviar todavía
          </chakra.p>
        ) : null}
        <chakra.div display="flex" alignItems="center" justifyContent="space-between">
          <QuantityStepper
            value={item.quantity}
            of={name}
            max={Math.min(
              CART_SETTINGS.maxQuantity,
              Math.max(item.quantity, product?.stock ?? CART_SETTINGS.maxQuantity),
            )}
            onQuantityChanged={(quantity) => onQuantityChanged(item.id, quantity)}
          />
          <chakra.button
            type="button"
            aria-label={`Quitar del carrito: ${name}`}
            data-part="remove"
            onClick={(event) => {
              focusNeighbourLine(event.currentTarget);
              onRemoved(item.id);
            }}
            display="grid"
            placeItems="center"
            width="touch"
            height="touch"
            borderRadius="full"
            color="ink2"
            cursor="pointer"
            css={{ '&:hover': { background: 'sunken', color: 'danger' } }}
          >
            <Icon name="trash" />
          </chakra.button>
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}
