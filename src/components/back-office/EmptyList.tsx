import type { ReactNode } from 'react';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { searchDrawing } from '../feedback/drawings/search.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LinkButton } from '../forms/Button.tsx';

interface EmptyListProps {
  /** Whether something was asked for that nothing answers. */
  isFiltered: boolean;
  words: { none: string; noneHint: string; unfiltered: string; bare: string; bareHint: string };
  /** Where all of them stand. */
  whole: ScreenAddress;
  /** The first thing to do where there is nothing at all. */
  action: ReactNode;
}

/** Why a list of the back office is empty, and the one way on. */
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
