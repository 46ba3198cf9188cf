/**
 * What the day and the lists of the back office share, be it two of them, by what its path holds: it is one file. On six
 * connections a screen's own code waits behind every small one that its page names, half a second for each six of them.
 */
export const SHARED_BY_LISTS = [
  'contract/catalogue/list-item',
  'src/components/back-office/EmptyList',
  'src/components/back-office/ListFilters',
  'src/components/back-office/figures/FigureTag',
  'src/components/back-office/figures/noon-of',
  'src/components/back-office/new-product-at',
  'src/components/producer/products/producer-products.messages',
  'src/components/producer/stores/NextStatusButton',
  'src/components/producer/stores/StatusRefusal',
  'src/components/producer/stores/store-status.messages',
  'src/components/producer/stores/use-store-status',
  'src/components/producer/today/',
  'src/components/back-office/data-table/use-bulk-run',
  'src/components/feedback/drawings/search',
  'src/components/forms/SelectField',
  'src/components/lists/',
  'src/components/market/TimeStamp',
  'src/machines/ui/list.machine',
  'src/wiring/ui/list.wiring',
  'src/wiring/producer/orders/order-steps.wiring',
  'src/wiring/producer/orders/producer-',
  'src/wiring/producer/products/producer-',
  'src/wiring/producer/stores/producer-',
  'src/wiring/producer/today/producer-',
  'src/wiring/producer/orders/step-selectors',
  'src/wiring/producer/stores/store-status.wiring',
  'src/wiring/auth/members-only',
];

/** Whether a module belongs to that file, if two of those screens or more use it. */
export const isOfLists = (id: string): boolean => SHARED_BY_LISTS.some((part) => id.includes(`/${part}`));

/** What the table of calls is made of and few screens share: whoever calls has them all, in one file instead of a dozen. */
export const OF_CALLS = [
  'contract/admin/audit-log.',
  'contract/contact/contact-message.',
  'contract/notifications/notification.',
  'contract/notifications/notification-sorts.',
  'contract/stores/store-visibility.',
  'contract/import/product-import.',
  'contract/admin/admin-limits.',
  'contract/account/user.',
  'contract/values/email.',
  'contract/values/phone.',
];

/** Whether a module belongs to the file of calls. */
export const isOfCalls = (id: string): boolean => OF_CALLS.some((part) => id.includes(`/${part}`));
