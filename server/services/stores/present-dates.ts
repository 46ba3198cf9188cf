import type { PopupStore } from '../../../contract/stores/popup-store.ts';

/** Store dates for the wire, in ISO 8601. */
export const presentDates = ({
  startDate,
  endDate,
}: Record<'startDate' | 'endDate', Date | null>): Pick<PopupStore, 'startDate' | 'endDate'> => ({
  startDate: startDate?.toISOString() ?? null,
  endDate: endDate?.toISOString() ?? null,
});
