/** What a page tells the worker. */
export type OfflineMessage =
  /** It is shown at an address; with the addresses of what it has fetched so far and of the pictures that it shows. */
  | { type: 'page.seen'; href: string; fetched: readonly string[] }
  /** Whoever was signed in is not any more. */
  | { type: 'visitor.left' };
