/** Message from a page to the service worker. */
export type OfflineMessage =
  /** Page view at a URL, with the URLs of its requests so far and of its visible pictures. */
  | { type: 'page.seen'; href: string; fetched: readonly string[] }
  /** The user signed out. */
  | { type: 'visitor.left' };
