import {
  changeOf,
  isBeingSent,
  isSending,
  refusalOf,
  tallyOf,
} from '../../../machines/ui/row-changes.selectors.ts';

/** Selectors for the status changes of orders. */
export const statusChangeSelectors = { changeOf, isBeingSent, isSending, refusalOf, tallyOf };
