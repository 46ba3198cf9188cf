import { EmptyState } from '../feedback/EmptyState.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { productListMessages } from './product-list.messages.ts';

/** Empty state of a market without products, with a link to the stores. */
export const NoProducts = () => (
  <EmptyState
    drawing={stallDrawing}
    title={productListMessages.bare}
    action={<LinkButton to="/">{productListMessages.allStores}</LinkButton>}
  >
    {productListMessages.bareHint}
  </EmptyState>
);
