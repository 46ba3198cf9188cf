/**
 * What the day and the lists of the back office share, be it two of them, by what its path holds: it is one file. On six
 * connections a screen's own code waits behind every small one that its page names, half a second for each six of them.
 */
export const SHARED_BY_LISTS = [
  'contract/products/list-item',
  'src/components/back-office/EmptyList',
  'src/components/back-office/ListFilters',
  'src/components/back-office/figures/FigureTag',
  'src/components/back-office/figures/noon-of',
  'src/components/back-office/new-product-at',
  'src/components/back-office/producer-products/producer-products.messages',
  'src/components/back-office/producer-stores/NextStatusButton',
  'src/components/back-office/producer-stores/StatusRefusal',
  'src/components/back-office/producer-stores/store-status.messages',
  'src/components/back-office/producer-stores/use-store-status',
  'src/components/back-office/today/',
  'src/components/back-office/data-table/use-bulk-run',
  'src/components/feedback/drawings/search',
  'src/components/forms/SelectField',
  'src/components/lists/',
  'src/components/market/TimeStamp',
  'src/machines/list/',
  'src/wiring/list.wiring',
  'src/wiring/producer/order-steps.wiring',
  'src/wiring/producer/producer-',
  'src/wiring/producer/step-selectors',
  'src/wiring/producer/store-status.wiring',
  'src/wiring/shell/members-only',
];

/** Whether a module belongs to that file, if two of those screens or more use it. */
export const isOfLists = (id: string): boolean => SHARED_BY_LISTS.some((part) => id.includes(`/${part}`));

/** What the table of calls is made of and few screens share: whoever calls has them all, in one file instead of a dozen. */
export const OF_CALLS = [
  'contract/audit-log/journal.',
  'contract/notifications/contact-message.',
  'contract/notifications/notification.',
  'contract/notifications/notification-sorts.',
  'contract/popup-stores/store-visibility.',
  'contract/products/product-import.',
  'contract/users/admin-limits.',
  'contract/users/user.',
  'contract/values/email.',
  'contract/values/phone.',
];

/** Whether a module belongs to the file of calls. */
export const isOfCalls = (id: string): boolean => OF_CALLS.some((part) => id.includes(`/${part}`));
