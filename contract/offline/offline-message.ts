/** Message from a page to the service worker. */
export type OfflineMessage =
  /** Page view at a URL, with the URLs of its requests so far and of its visible pictures. */
  | { type: 'page.seen'; href: string; fetched: readonly string[] }
  /** Sign-out of the user; the stored pages must be deleted. */
  | { type: 'visitor.left' };
