import { changeOf, isInTurn, isSending, refusalOf, tallyOf } from '../../../machines/ui/changes.selectors.ts';

/** How what becomes of steps is read. */
export const stepSelectors = { changeOf, isInTurn, isSending, refusalOf, tallyOf };
