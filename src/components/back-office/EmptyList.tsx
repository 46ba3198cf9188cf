import type { ReactNode } from 'react';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { searchDrawing } from '../feedback/drawings/search.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LinkButton } from '../forms/Button.tsx';

interface EmptyListProps {
  /** The query has filters or search text that no item matches. */
  isFiltered: boolean;
  words: { none: string; noneHint: string; unfiltered: string; bare: string; bareHint: string };
  /** Screen address of the list without filters. */
  whole: ScreenAddress;
  /** First action if the list has no items at all. */
  action: ReactNode;
}

/** Empty state of a list: states the reason and offers one action. */
export const EmptyList = ({ isFiltered, words, whole, action }: EmptyListProps) =>
  isFiltered ? (
    <EmptyState
      drawing={searchDrawing}
      title={words.none}
      action={
        <LinkButton href={whole} activeOptions={{ exact: true }}>
          {words.unfiltered}
        </LinkButton>
      }
    >
      {words.noneHint}
    </EmptyState>
  ) : (
    <EmptyState drawing={stallDrawing} title={words.bare} action={action}>
      {words.bareHint}
    </EmptyState>
  );
