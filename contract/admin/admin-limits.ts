/** Page sizes and limits of the admin screens (R9.7, R9.13). A search uses the same page size. */
export const ADMIN_LIMITS = {
  users: 100,
  stores: 100,
  orders: 100,
  products: 1_000,
  userExport: 5_000,
  /** Accounts per request of a CSV export. */
  exportPage: 500,
  usersByRole: 60,
  journal: 100,
  /** Maximum audit log entries in a CSV export. */
  auditLogExport: 5_000,
  registrationDays: 7,
  loginDays: 1,
} as const;
