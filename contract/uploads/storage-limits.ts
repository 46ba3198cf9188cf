const MIB = 1024 * 1024;

/**
 * Storage quota of one account, in bytes: pictures and archives of products together (docs/decisions/070). `newSeller` until a store of
 * it was published, `seller` from then on, whatever becomes of that store, and for admins. A picture counts in whole blocks of `block`
 * bytes, an archive by the byte. `unpublishedStores` is the most stores of it that were never published.
 */
export const STORAGE = {
  newSeller: 500 * MIB,
  seller: 5 * 1024 * MIB,
  block: 4096,
  unpublishedStores: 10,
} as const;
