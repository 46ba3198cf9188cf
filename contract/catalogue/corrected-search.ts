import { boolean, type Infer, object, string } from 'superstruct';

/** «extension» What was looked for instead of what was typed, of which nothing was found; if partial, what was found has some of its words. */
export const CorrectedSearch = object({ q: string(), isPartial: boolean() });
export type CorrectedSearch = Infer<typeof CorrectedSearch>;
