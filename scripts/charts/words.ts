/** Descriptions of charts whose file has no docstring. */
export const SENTENCES: Readonly<Record<string, string>> = {
  app: 'Everything that lives as long as the page: it starts the lasting actors and passes on what one has to tell another.',
  confirmation:
    'One question at a time before something that cannot be undone; whoever asked gets the answer (R2.15).',
  connection:
    'Whether the server can be reached: it listens to the browser and to the calls, and asks again until it can.',
  'current-store':
    'The store whose market the visitor walks in: named by the address, chosen, or remembered, and whether it is open now.',
  'form-with-bot-check':
    'A form that has the visitor proven to be a person before it sends, and takes the token along (R3.17).',
  'gathered-changes':
    'Changes of rows that gather as "Sin guardar" until they are told to be saved or discarded (R4.15).',
  home: 'The home page: stores that are open, to come or over, and the newest products (R2.20).',
  orders: 'The list of orders, by status and page (R7.18); looked at again when its reader comes back.',
  product: 'The page of one product: its pictures, the store that sells it and others like it.',
  products: 'The list of products with its search, filters, order and pages (R7.14).',
  'resource-with-clock': 'One thing of which the time tells what is shown: it is told each second.',
  toasts: 'Short messages that come, stay for a moment and go (R2.14).',
  'watched-list': 'A list that is looked at again when its reader comes back to it.',
  'watched-resource': 'One thing that is looked at again when its reader comes back to it.',
};

/** Meaning of each state tag for the visitor. */
export const TAG_MEANINGS: Readonly<Record<string, string>> = {
  busy: 'what was asked for is under way; its button waits',
  cancelling: 'it is being cancelled; the button that does so waits',
  checking: 'nobody knows yet who is here; nothing protected is shown or refused',
  coming: 'a skeleton holds the place of what is kept, or what was there stays in sight',
  cropping: 'a picture lies under the window that cuts it',
  due: 'the next request waits for fresh tokens',
  loading: 'the place is held by a skeleton',
  notFound: 'the page says that there is no such thing',
  notPlaced: 'the page says that no order was placed, so that nobody pays twice',
  pausing: 'it is told to stand still or to go on; the button that does so waits',
  reading: 'the server reads an archive, and the page says how far it has come',
  refreshing: 'what was there stays in sight while newer is fetched',
  resting: 'the button says how long it waits until it may be pressed again',
  saved: 'the form says that it is saved',
  sending: 'a file is on its way, and the page says how far it has come',
  unconfirmed: 'the page says that it does not know yet whether the order was placed',
  usable: 'requests carry the access token',
};
