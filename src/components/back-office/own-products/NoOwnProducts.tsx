import type { ScreenAddress } from '../../../../contract/pages/screen-address.ts';
import type { OwnProductsQuery } from '../../../../contract/products/own-products-query.ts';
import { searchDrawing } from '../../feedback/drawings/search.tsx';
import { stallDrawing } from '../../feedback/drawings/stall.tsx';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { ownProductsMessages } from './own-products.messages.ts';

interface NoOwnProductsProps {
  query: OwnProductsQuery;
  addressOf: (query: OwnProductsQuery) => ScreenAddress;
}

/** Why there is nothing here, and the one way on. */
export function NoOwnProducts({ query: { q, active, inStock }, addressOf }: NoOwnProductsProps) {
  const { none, noneHint, unfiltered, bare, bareHint, create } = ownProductsMessages;
  if (q || active !== undefined || inStock !== undefined)
    return (
      <EmptyState
        drawing={searchDrawing}
        title={none}
        action={
          <LinkButton href={addressOf({})} activeOptions={{ exact: true }}>
            {unfiltered}
          </LinkButton>
        }
      >
        {noneHint}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={stallDrawing}
      title={bare}
      action={<LinkButton to="/producer/products/new">{create}</LinkButton>}
    >
      {bareHint}
    </EmptyState>
  );
}
