/**
 * The names that every object has by birth. No call knows them, and looked up in a table of known names they seem to be there:
 * like any other unknown name they are dropped.
 */
export const PROTOTYPE_NAMES: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
