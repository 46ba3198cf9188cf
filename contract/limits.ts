const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const MIB = 1024 * 1024;

/** How long the client waits for an answer, in ms (R9.1). */
export const TIMEOUTS = {
  default: 30 * SECOND,
  carts: 15 * SECOND,
  auth: 15 * SECOND,
  productNameCheck: 10 * SECOND,
  health: 5 * SECOND,
} as const;

/** Session constants, times in ms unless named otherwise (R9.2, R9.3, R5.23). */
export const SESSION = {
  userInfoAttempts: 3,
  userInfoRetryDelay: 1 * SECOND,
  userInfoRefreshes: 2,
  logoutAttempts: 2,
  expiryMarginSeconds: 300,
  refreshTokenMinLength: 20,
  accessTokenSeconds: 15 * 60,
  refreshTokenDays: 30,
  refreshGrace: 30 * SECOND,
} as const;

/** How long the client waits, in ms, before it asks again for a server that did not answer. */
export const CONNECTION = { probePause: 10 * SECOND } as const;

/** Lists of stores: first page sizes, of the admins' in ADMIN (R9.7), and the cache of one store in ms (R9.9). */
export const STORES = {
  listLimit: 20,
  activeLimit: 20,
  cacheTime: 5 * MINUTE,
  /** How often the stores of a cart are asked for while it is looked through (R8.9), in ms. */
  reviewPeriod: MINUTE,
  maxLimit: 100,
  maxTags: 50,
  /** How many of those that are not open the home page shows, and how many of each kind a calendar holds. */
  upcoming: 8,
  ended: 4,
  calendar: 30,
  /** How many goods a store's page holds before it leads to all of them: it has to stay a light one. */
  goods: 16,
  /** How many of each kind a page of stores to choose from holds: it has to stay a light one. */
  shelves: { open: 9, upcoming: 3, ended: 3 },
} as const;

/** Products (R9.9, R9.11) and the caps of their lists. */
export const PRODUCTS = {
  featured: 6,
  pageSize: 24,
  maxLimit: 1_000,
  facetValues: 50,
  maxBulkDelete: 10_000,
  /** As many left, or fewer, are nearly out. */
  lowStock: 3,
  nameCheckCacheTime: 30 * SECOND,
  /** How long the typing of a name rests before it is looked for, in ms. */
  nameCheckPause: 0.4 * SECOND,
} as const;

/** Notifications: refresh and the window of "unread" in ms, first fetch (R9.10). */
export const NOTIFICATIONS = {
  /** How long after the page lives they are first asked for: what the first screen needs goes before. */
  firstLook: 5 * SECOND,
  refreshInterval: 5 * MINUTE,
  listLimit: 50,
  /** A page of the admins' list. */
  pageSize: 25,
  maxLimit: 100,
  unreadWindow: 24 * 60 * MINUTE,
} as const;

/** Carts: identity of the local one (R9.11), the bounds of any, and the timing after a checkout in ms (R4.19). */
export const CART = {
  storageKey: 'cart',
  localId: 'local-cart',
  anonymousUser: 'anonymous',
  maxLines: 100,
  maxQuantity: 999,
  clearedEventDelay: 10 * SECOND,
  clearedRecheckDelay: 0.5 * SECOND,
  retryPause: 10 * SECOND,
} as const;

/** How long what is searched for may be. */
/** How many goods and stores somebody keeps among what they like, together (R3.18). */
export const MOST_FAVOURITES = 100;

export const SEARCH = { maxLength: 100 } as const;

/** Toasts, loading screens and how long a button says that it was heard, in ms (R2.14, R2.22, R2.23). */
export const FEEDBACK = {
  toastTime: 5 * SECOND,
  storeToastTime: 4 * SECOND,
  maxToasts: 5,
  addedTime: 2 * SECOND,
  tipInterval: 2.5 * SECOND,
  progressInterval: 0.5 * SECOND,
  progressStepMin: 5,
  progressStepMax: 20,
  progressCap: 95,
} as const;

/** Requests on the wire: body in bytes, depth of JSON. */
export const WIRE = { maxBodyBytes: MIB, maxDepth: 32 } as const;
