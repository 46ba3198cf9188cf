const MIB = 1024 * 1024;

/**
 * What one account may store, in bytes: pictures and archives of products together (docs/decisions/070). `newSeller` until a store of
 * it was published, `seller` from then on and for admins. What is smaller than a `block` counts as one. `unpublishedStores` is how
 * many stores of it may exist that were never published.
 */
export const STORAGE = {
  newSeller: 500 * MIB,
  seller: 5 * 1024 * MIB,
  block: 4096,
  unpublishedStores: 10,
} as const;
