import { changeOf, refusalOf, stageOf, tallyOf } from '../../machines/changes/changes.selectors.ts';

/** How what becomes of steps is read. */
export const stepSelectors = { changeOf, refusalOf, stageOf, tallyOf };
