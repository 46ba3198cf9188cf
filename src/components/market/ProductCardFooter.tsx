import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Product } from '../../../contract/catalogue/product.ts';
import { heldStockText } from './add-button-state.messages.ts';
import type { AddButtonState } from './add-button-state.ts';
import { AddButton } from './AddButton.tsx';
import { useFormatter } from './formatter-context.ts';
import { PriceTag } from './PriceTag.tsx';
import { stockText } from './stock-text.ts';

export interface ProductCardFooterProps {
  product: Product;
  /** Short text about a closed store; null if it is open. */
  closed: string | null;
  /** Time until the store closes, in its last 24 hours; otherwise null. */
  closing?: string | null;
}

interface CardFootProps extends ProductCardFooterProps {
  /** State of the add button; null for roles that do not buy (R1.2). */
  add: AddButtonState | null;
  /** Quantity in the cart. */
  held: number;
  onAdd: () => void;
}

const foot: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '1',
  marginTop: 'auto',
  paddingTop: '2',
  '& > p': { minWidth: 'full' },
  '& > div': { margin: '-16px 0 0 auto' },
  // Narrow phones have no room for text beside the button, nor for a large price.
  '@media (max-width:24rem)': {
    '& > div': { marginTop: '0' },
    '& [data-part=price] > *': { paddingLeft: '20px', fontSize: 'sm' },
  },
};

/** Foot of a product card: stock or closing text, price and the add button. */
export function ProductCardFooter({ product, closed, closing = null, add, held, onAdd }: CardFootProps) {
  const stock = stockText(product.stock, useFormatter());
  const isFull = held > 0 && add !== null && 'reason' in add && add.reason !== null;
  const isLeft = stock.scarce || closing === null;
  const words = closed ?? (isFull ? heldStockText(product.stock, held) : isLeft ? stock.text : closing);
  const isHurried = closed === null && !isFull && (stock.scarce || closing !== null);
  const isLoud = closed !== null || isFull || isHurried;
  const isOffered = closed === null && add !== null && (isFull || add.kind !== 'unavailable');
  return (
    <chakra.div css={foot} data-part="product-foot">
      <chakra.p color={isHurried ? 'ink' : 'ink2'} fontSize="xs" {...(isLoud ? { fontWeight: 'bold' } : {})}>
        {words}
      </chakra.p>
      <PriceTag price={product.price} />
      {isOffered ? (
        <chakra.div position="relative" zIndex="raised">
          <AddButton state={add} productName={product.name} onAdd={onAdd} />
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
