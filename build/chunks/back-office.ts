/**
 * Path parts of the modules that the home screen and the lists of the back office share, even only two of them; they form
 * one chunk.
 * With six connections, every small file delays the screen's own code; six files cost half a second.
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

/** Module of the lists chunk, if at least two of those screens use it. */
export const isOfLists = (id: string): boolean => SHARED_BY_LISTS.some((part) => id.includes(`/${part}`));

/** Path parts of the modules behind the table of calls that few screens share; one chunk instead of a dozen. */
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

/** Module of the calls chunk. */
export const isOfCalls = (id: string): boolean => OF_CALLS.some((part) => id.includes(`/${part}`));
