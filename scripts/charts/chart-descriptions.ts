/** Descriptions of charts whose file has no docstring. */
export const CHART_DESCRIPTIONS: Readonly<Record<string, string>> = {
  app: 'Application: starts the actors that live as long as the page, and forwards events between them.',
  confirmation:
    'Confirmation dialog before an action that cannot be undone, one at a time; the answer goes to its caller (R2.15).',
  connection:
    'Online status: follows the browser and the outcome of calls, and polls until the server answers again.',
  'current-store':
    'Current store: from the address, chosen, or stored on the device; and whether it is open now.',
  'form-with-bot-check':
    'Form with a bot check: it gets a token before it submits, and sends the token along (R3.17).',
  'gathered-changes':
    'Changes of rows that stay unsaved ("Sin guardar") until they are saved or discarded together (R4.15).',
  home: 'Home page: open, upcoming and ended stores, and the newest products (R2.20).',
  orders: 'List of orders, by status and page (R7.18); reloads when the user returns to the page.',
  product: 'Page of one product: its pictures, its store and similar products.',
  products: 'List of products with search, filters, sort and pages (R7.14).',
  'resource-with-clock': 'Resource with a clock: a tick each second updates texts that depend on the time.',
  toasts: 'Toasts: short messages that disappear by themselves (R2.14).',
  'watched-list': 'List that reloads when the user returns to the page.',
  'watched-resource': 'Resource that reloads when the user returns to the page.',
};

/** Meaning of each state tag for the visitor. */
export const TAG_MEANINGS: Readonly<Record<string, string>> = {
  away: 'statements fail at once, and calls answer 503',
  busy: 'the request is pending; its button is busy',
  cancelling: 'the cancellation is pending; its button is busy',
  checking: 'the session is not known yet; protected content is neither shown nor refused',
  coming: 'a skeleton is shown, or the earlier content stays',
  cropping: 'the cropping dialog is open',
  deciding: 'what was pressed waits; neither an error nor a message is shown',
  due: 'the next request waits for new tokens',
  loading: 'a skeleton is shown',
  notFound: 'the page says that nothing was found',
  notPlaced: 'the page says that no order was placed, against double payment',
  pausing: 'the request to pause or resume is pending; its button is busy',
  reading: 'the server reads the ZIP; the page shows its progress',
  refreshing: 'the earlier content stays while newer content loads',
  resting: 'the button shows the seconds until it can be pressed again',
  saved: 'the form says that it is saved',
  sending: 'a file is being uploaded; the page shows its progress',
  unconfirmed: 'the page says that it is not known yet whether the order was placed',
  usable: 'requests carry the access token',
};
