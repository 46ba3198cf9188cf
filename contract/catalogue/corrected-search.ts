import { boolean, type Infer, object, string } from 'superstruct';

/**
 * «extension» Corrected search query, used if the typed query had no results. With `isPartial`, results contain only
 * some of its words.
 */
export const CorrectedSearch = object({ q: string(), isPartial: boolean() });
export type CorrectedSearch = Infer<typeof CorrectedSearch>;
