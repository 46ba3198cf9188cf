import type { ActiveFilter } from './active-filters.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { BesideResults, type BesideResultsProps } from './BesideResults.tsx';

export { NoneFound } from './NoneFound.tsx';

export interface AskedResultsProps extends BesideResultsProps {
  filters: readonly ActiveFilter[];
}

/** Extras of a filtered product list: active filters, search notes and matching stores. */
export const AskedResults = ({ filters, ...beside }: AskedResultsProps) => (
  <>
    <ActiveFilters filters={filters} addressOf={beside.addressOf} />
    <BesideResults {...beside} />
  </>
);
