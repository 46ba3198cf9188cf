/** Document for the server-side rendering: always hidden, without events. */
export const SERVER_DOCUMENT: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'> =
  {
    visibilityState: 'hidden',
    addEventListener: () => {},
    removeEventListener: () => {},
  };
