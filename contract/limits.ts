const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const MIB = 1024 * 1024;

/** Client timeouts in ms (R9.1). */
export const TIMEOUTS = {
  default: 30 * SECOND,
  carts: 15 * SECOND,
  auth: 15 * SECOND,
  productNameCheck: 10 * SECOND,
  health: 5 * SECOND,
} as const;

/** Session limits; durations in ms unless the name has another unit (R9.2, R9.3, R5.23). */
export const SESSION_LIMITS = {
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

/** Pause between connection probes after a server did not answer, in ms. */
export const CONNECTION_TIMING = { probePause: 10 * SECOND } as const;

/** Version skew (R8.18): maximum wait for the market's build, and for a reload, in ms. */
export const VERSION_SKEW = { askLimit: 5 * SECOND, reloadLimit: 10 * SECOND } as const;

/** Store list limits: first page sizes (those of admins are in ADMIN, R9.7), and the cache time of a store in ms (R9.9). */
export const STORE_LIMITS = {
  listLimit: 20,
  activeLimit: 20,
  cacheTime: 5 * MINUTE,
  /** Polling interval of the stores of a cart under review (R8.9), in ms. */
  reviewPeriod: MINUTE,
  maxLimit: 100,
  maxTags: 50,
  /** Maximum upcoming and ended stores on the home page, and stores per group in a calendar. */
  upcoming: 8,
  ended: 4,
  calendar: 30,
  /** Maximum products on a store page, to limit its size; the rest is linked. */
  goods: 16,
  /** Maximum stores per group on the store list page, to limit its size. */
  shelves: { open: 9, upcoming: 3, ended: 3 },
} as const;

/**
 * List limits. `countedRows`: rows that a filtered list counts; of more it says so and answers this number as its total.
 * `pagesEnd`: offset at which the pages of a public list end.
 */
export const LIST_LIMITS = { countedRows: 1_000, pagesEnd: 10_000 } as const;

/** Product limits (R9.9, R9.11), and the maximum sizes of product lists. */
export const PRODUCT_LIMITS = {
  featured: 6,
  pageSize: 24,
  maxLimit: 1_000,
  facetValues: 50,
  /** Maximum products of a search that are ranked or counted by facets. */
  candidates: 2_000,
  maxBulkDelete: 10_000,
  /** Low stock threshold, in pieces, inclusive. */
  lowStock: 3,
  nameCheckCacheTime: 30 * SECOND,
  /** Debounce of the product name check while typing, in ms. */
  nameCheckPause: 0.4 * SECOND,
} as const;

/** Notification limits: refresh interval and "unread" window in ms, and first page size (R9.10). */
export const NOTIFICATION_LIMITS = {
  /** Delay of the first request after hydration, in ms, so that the first screen's requests go first. */
  firstLook: 5 * SECOND,
  refreshInterval: 5 * MINUTE,
  listLimit: 50,
  /** Page size of the admins' list. */
  pageSize: 25,
  maxLimit: 100,
  unreadWindow: 24 * 60 * MINUTE,
} as const;

/**
 * Cart limits: identity of the local cart (R9.11), maximum lines and quantity, and delays after a checkout in ms
 * (R4.19).
 */
export const CART_SETTINGS = {
  storageKey: 'cart',
  localId: 'local-cart',
  anonymousUser: 'anonymous',
  maxLines: 100,
  maxQuantity: 999,
  clearedEventDelay: 10 * SECOND,
  clearedRecheckDelay: 0.5 * SECOND,
  retryPause: 10 * SECOND,
} as const;

/** Maximum favourites per person, products and stores together (R3.18). */
export const MAX_FAVOURITES = 100;

/** Maximum length of a search text, in characters. */
export const SEARCH_LIMITS = { maxLength: 100 } as const;

/** Feedback durations in ms: toasts, loading screens, and the confirmation on a pressed button (R2.14, R2.22, R2.23). */
export const FEEDBACK_TIMING = {
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

/** Request limits: body size in bytes and JSON nesting depth. */
export const REQUEST_LIMITS = { maxBodyBytes: MIB, maxDepth: 32 } as const;
