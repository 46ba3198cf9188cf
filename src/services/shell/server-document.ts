/** What the server has for a page: nobody sees it, leaves it or comes back to it. */
export const SERVER_DOCUMENT: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'> =
  {
    visibilityState: 'hidden',
    addEventListener: () => {},
    removeEventListener: () => {},
  };
