const MIB = 1024 * 1024;

/**
 * Storage quota of an account in bytes, for pictures and import ZIPs together (docs/decisions/070). `newSeller` applies
 * until a store of the account was published; `seller` applies from then on permanently, and to admins. A picture
 * counts in blocks of `block` bytes, a ZIP by the byte. `unpublishedStores`: maximum stores of an account that were
 * never published.
 */
export const STORAGE_LIMITS = {
  newSeller: 500 * MIB,
  seller: 5 * 1024 * MIB,
  block: 4096,
  unpublishedStores: 10,
} as const;
