import { storeFromAddress } from '../../contract/stores/store-urls.ts';

/** Product and store in the URL of a page. */
export interface PageSubject {
  productId: string | null;
  /** Store id or slug. */
  store: string | null;
  isCheckout: boolean;
}

const PRODUCT = /^\/products\/([^/]+)\/*$/i;
const CHECKOUT = /^\/checkout\/*$/i;

const NOWHERE: PageSubject = { productId: null, store: null, isCheckout: false };

/** Product and store from an absolute URL; empty for an invalid one. */
export function pageSubjectOf(href: string, publicHost: string): PageSubject {
  if (!URL.canParse(href)) return NOWHERE;
  const url = new URL(href);
  return {
    productId: PRODUCT.exec(url.pathname)?.[1]?.toLowerCase() ?? null,
    store: storeFromAddress(url, publicHost)?.toLowerCase() ?? null,
    isCheckout: CHECKOUT.test(url.pathname),
  };
}
