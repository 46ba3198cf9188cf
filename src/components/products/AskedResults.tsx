import type { ActiveFilter } from './active-filters.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { BesideResults, type BesideResultsProps } from './BesideResults.tsx';

export { NoneFound } from './NoneFound.tsx';

export interface AskedResultsProps extends BesideResultsProps {
  filters: readonly ActiveFilter[];
}

/** What is said of a list that was asked for: what narrows it, and what stands beside a search's results. */
export const AskedResults = ({ filters, ...beside }: AskedResultsProps) => (
  <>
    <ActiveFilters filters={filters} addressOf={beside.addressOf} />
    <BesideResults {...beside} />
  </>
);
