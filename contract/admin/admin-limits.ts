/** What the admin pages load (R9.7, R9.13); a search brings as many as its page. */
export const ADMIN = {
  users: 100,
  stores: 100,
  orders: 100,
  products: 1_000,
  userExport: 5_000,
  /** How many accounts are fetched at a time for a file. */
  exportPage: 500,
  usersByRole: 60,
  journal: 100,
  /** How many entries of the journal a file holds. */
  auditLogExport: 5_000,
  registrationDays: 7,
  loginDays: 1,
} as const;
