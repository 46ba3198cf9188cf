import type { Viewer, Listing, ProductPage } from './product-listing.ts';
import { waysToMatch } from './product-search.ts';

/** A listing of which it is known how many products it has. */
export interface SettledListing {
  listing: Listing;
  total: number;
}

/** Looks for a text in the first way that finds something; `count` says how many products a way finds. */
export async function settleListing(
  viewer: Viewer,
  page: ProductPage,
  count: (listing: Listing) => Promise<number>,
): Promise<SettledListing> {
  const [first, ...others] = waysToMatch(page.q);
  let listing: Listing = { viewer, matching: first, page };
  let total = await count(listing);
  for (const matching of others) {
    if (total > 0) break;
    listing = { ...listing, matching };
    total = await count(listing);
  }
  return { listing, total };
}
