import type { PopupStore } from '../../../contract/stores/popup-store.ts';

/** The dates of a store as the wire has them. */
export const presentDates = ({
  startDate,
  endDate,
}: Record<'startDate' | 'endDate', Date | null>): Pick<PopupStore, 'startDate' | 'endDate'> => ({
  startDate: startDate?.toISOString() ?? null,
  endDate: endDate?.toISOString() ?? null,
});
