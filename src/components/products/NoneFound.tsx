import { EmptyState } from '../feedback/EmptyState.tsx';
import { searchDrawing } from '../feedback/drawings/search.tsx';
import { LinkButton } from '../forms/Button.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { askedResultsMessages } from './asked-results.messages.ts';
import type { ProductsAddress } from './products-address.ts';

export interface NoneFoundProps {
  /** What was searched for. */
  q: string | undefined;
  filters: readonly ActiveFilter[];
  addressOf: ProductsAddress;
}

/** That nothing is as it was asked for, and the one way on. */
export function NoneFound({ q, filters, addressOf }: NoneFoundProps) {
  const { empty, emptyHint, noneOf, searchAll, allProducts } = askedResultsMessages;
  // A word that is not found among a few is looked for among all; one that is not found anywhere is let go of.
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
