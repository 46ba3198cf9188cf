/**
 * Property names of Object.prototype. No call uses them, but a lookup in an object would seem to find them, so they are
 * dropped like unknown names.
 */
export const PROTOTYPE_NAMES: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
