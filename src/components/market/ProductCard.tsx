import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type ComponentType, memo } from 'react';
import type { Product } from '../../../contract/catalogue/product.ts';
import { AppLink } from '../layout/AppLink.tsx';
import type { ProductCardFooterProps } from './ProductCardFooter.tsx';
import { FavouriteSlot } from '../favourites/favourite-slot.tsx';
import { Picture } from './Picture.tsx';
import { type StoreUrgency, useStallName, useStoreUrgency } from './visible-stores-context.ts';
import { withNonBreakingUnits } from './non-breaking-units.ts';

export interface ProductCardProps {
  product: Product;
  /** Foot of the card; it alone re-renders when the cart changes. */
  Foot: ComponentType<ProductCardFooterProps>;
  /** One of the first pictures of a page: loads eagerly and with high priority. */
  priority?: boolean;
}

/** Picture files of a product card. Other views of the same picture use these too, for a cache hit. */
export const CARD_PICTURE_SIZES = {
  sizes: '(min-width: 64rem) 280px, (min-width: 48rem) 30vw, 46vw',
  narrowest: 384,
  widest: 768,
} as const;

const card: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  overflow: 'hidden',
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  transition: 'transform 180ms ease-out',
  '& img': { transition: 'transform 240ms ease-out' },
  '@media (hover:hover)': {
    '&:hover': { transform: 'translateY(-2px)' },
    '&:hover img': { transform: 'scale(1.03)' },
  },
};

const title: SystemStyleObject = {
  minHeight: '2.5em',
  overflow: 'hidden',
  fontFamily: 'body',
  fontSize: { base: 'sm', md: 'md' },
  fontWeight: 'semibold',
  letterSpacing: '0',
  lineHeight: 'snug',
  // Three lines on phones: product names end with a measure, which should stay visible.
  lineClamp: { base: '3', md: '2' },
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
};

/** Memoized: the clock ticks every second above dozens of cards, so a card renders only when its texts change. */
const Goods = memo(function Goods({
  product,
  Foot,
  priority = false,
  closed,
  closing,
  stall,
}: ProductCardProps & StoreUrgency & { stall: string | null }) {
  const { id, name, price, thumbnailUrl } = product;
  return (
    <chakra.article css={card} data-part="product-card">
      <chakra.div overflow="hidden" data-part="product-picture">
        <Picture src={thumbnailUrl} alt="" {...CARD_PICTURE_SIZES} priority={priority} />
      </chakra.div>
      <chakra.div display="flex" flex="1" flexDirection="column" gap="1" padding="3" data-part="product-body">
        {stall ? (
          <chakra.p color="ink2" fontSize="xs" lineHeight="snug" truncate>
            {stall}
          </chakra.p>
        ) : null}
        <chakra.h3 css={title} data-part="product-name">
          <AppLink to="/products/$id" params={{ id }} state={{ glimpse: { name, price, thumbnailUrl } }}>
            {withNonBreakingUnits(name)}
          </AppLink>
        </chakra.h3>
        <Foot product={product} closed={closed} closing={closing} />
      </chakra.div>
      <FavouriteSlot kind="product" id={id} name={name} />
    </chakra.article>
  );
});

/** Product card: picture, name, price, stock and the add button. */
export function ProductCard(props: ProductCardProps) {
  return <Goods {...props} {...useStoreUrgency(props.product)} stall={useStallName(props.product)} />;
}
