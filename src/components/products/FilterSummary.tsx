import type { ActiveFilter } from './active-filters.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { SearchNotes, type SearchNotesProps } from './SearchNotes.tsx';

export { NoProductsFound } from './NoProductsFound.tsx';

export interface FilterSummaryProps extends SearchNotesProps {
  filters: readonly ActiveFilter[];
}

/** Extras of a filtered product list: active filters, search notes and matching stores. */
export const FilterSummary = ({ filters, ...beside }: FilterSummaryProps) => (
  <>
    <ActiveFilters filters={filters} addressOf={beside.addressOf} />
    <SearchNotes {...beside} />
  </>
);
