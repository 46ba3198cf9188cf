import { EmptyState } from '../feedback/EmptyState.tsx';
import { searchDrawing } from '../feedback/drawings/search.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { LinkButton } from '../forms/Button.tsx';
import type { ActiveFilter } from './active-filters.ts';
import type { ProductsAddress } from './products-address.ts';
import { productListMessages } from './product-list.messages.ts';

interface NoProductsProps {
  /** What was searched for. */
  q: string | undefined;
  filters: readonly ActiveFilter[];
  addressOf: ProductsAddress;
}

/** Why there is nothing here, and the one way on. */
export function NoProducts({ q, filters, addressOf }: NoProductsProps) {
  const { empty, emptyHint, bare, bareHint, noneOf } = productListMessages;
  if (filters.length === 0) {
    return (
      <EmptyState
        drawing={stallDrawing}
        title={bare}
        action={<LinkButton to="/">{productListMessages.allStores}</LinkButton>}
      >
        {bareHint}
      </EmptyState>
    );
  }
  // A word that is not found among a few is looked for among all; one that is not found anywhere is let go of.
  const isNarrowed = q !== undefined && filters.length > 1;
  return (
    <EmptyState
      drawing={searchDrawing}
      title={q === undefined || isNarrowed ? empty : noneOf(q)}
      action={
        <LinkButton href={addressOf(isNarrowed ? { q } : {})} activeOptions={{ exact: true }}>
          {isNarrowed ? productListMessages.searchAll(q) : productListMessages.allProducts}
        </LinkButton>
      }
    >
      {emptyHint}
    </EmptyState>
  );
}
