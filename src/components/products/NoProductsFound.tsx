import { EmptyState } from '../feedback/EmptyState.tsx';
import { searchDrawing } from '../feedback/drawings/search.tsx';
import { LinkButton } from '../forms/Button.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { filteredResultsMessages } from './filtered-results.messages.ts';
import type { ProductsAddress } from './products-address.ts';

export interface NoProductsFoundProps {
  /** Search text. */
  q: string | undefined;
  filters: readonly ActiveFilter[];
  addressOf: ProductsAddress;
}

/** Empty state of a filtered list: suggests one way to widen the search. */
export function NoProductsFound({ q, filters, addressOf }: NoProductsFoundProps) {
  const { empty, emptyHint, noneOf, searchAll, allProducts } = filteredResultsMessages;
  // With further filters, suggests the search without them; a search without results anywhere suggests all products.
  const isNarrowed = q !== undefined && filters.length > 1;
  return (
    <EmptyState
      drawing={searchDrawing}
      title={q === undefined || isNarrowed ? empty : noneOf(q)}
      action={
        <LinkButton href={addressOf(isNarrowed ? { q } : {})} activeOptions={{ exact: true }}>
          {isNarrowed ? searchAll(q) : allProducts}
        </LinkButton>
      }
    >
      {emptyHint}
    </EmptyState>
  );
}
