import {
  changeOf,
  isBeingSent,
  isSending,
  refusalOf,
  tallyOf,
} from '../../../machines/ui/changes.selectors.ts';

/** Selectors for the status changes of orders. */
export const statusChangeSelectors = { changeOf, isBeingSent, isSending, refusalOf, tallyOf };
