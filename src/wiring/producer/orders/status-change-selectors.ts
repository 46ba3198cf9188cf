import {
  changeOf,
  isBeingSent,
  isSending,
  refusalOf,
  tallyOf,
} from '../../../machines/ui/changes.selectors.ts';

/** Selectors for the status steps of orders. */
export const stepSelectors = { changeOf, isBeingSent, isSending, refusalOf, tallyOf };
