import { EmptyState } from '../feedback/EmptyState.tsx';
import { searchDrawing } from '../feedback/drawings/search.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { productListMessages } from './product-list.messages.ts';

interface NoProductsProps {
  isFiltered: boolean;
  /** The page lies behind the last one. */
  isBeyond: boolean;
  firstPage: string;
}

/** Why there is nothing here, and the one way on. */
export function NoProducts({ isFiltered, isBeyond, firstPage }: NoProductsProps) {
  const { beyond, beyondHint, empty, emptyHint, bare, bareHint } = productListMessages;
  if (isBeyond) {
    return (
      <EmptyState
        drawing={stallDrawing}
        title={beyond}
        action={<LinkButton href={firstPage}>{productListMessages.firstPage}</LinkButton>}
      >
        {beyondHint}
      </EmptyState>
    );
  }
  if (!isFiltered) {
    return (
      <EmptyState
        drawing={stallDrawing}
        title={bare}
        action={<LinkButton href="/">{productListMessages.allStores}</LinkButton>}
      >
        {bareHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={searchDrawing}
      title={empty}
      action={
        <LinkButton href="/products" activeOptions={{ exact: true }}>
          {productListMessages.removeAll}
        </LinkButton>
      }
    >
      {emptyHint}
    </EmptyState>
  );
}
