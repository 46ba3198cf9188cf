/** Paths of the store list for producers and admins. Both have the same subpaths (R2.6, R2.7). */
export const STORES_PATH_BY_ROLE = {
  producer: '/producer/popup-stores',
  admin: '/admin/popup-stores',
} as const;

export type StoresPath = (typeof STORES_PATH_BY_ROLE)[keyof typeof STORES_PATH_BY_ROLE];
