import {
  changeOf,
  isBeingSent,
  isWaitingOrSending,
  refusalOf,
  tallyOf,
} from '../../../machines/ui/row-changes.selectors.ts';

/** Selectors for the status changes of orders. */
export const statusChangeSelectors = { changeOf, isBeingSent, isWaitingOrSending, refusalOf, tallyOf };
