import { storeFromAddress } from '../../contract/stores/store-urls.ts';

/** What the address of a page names. */
export interface NamedPage {
  productId: string | null;
  /** Id or slug. */
  store: string | null;
  isCheckout: boolean;
}

const PRODUCT = /^\/products\/([^/]+)\/*$/i;
const CHECKOUT = /^\/checkout\/*$/i;

const NOWHERE: NamedPage = { productId: null, store: null, isCheckout: false };

/** Reads the whole address of a page; one that is none names nothing. */
export function namedPage(href: string, publicHost: string): NamedPage {
  if (!URL.canParse(href)) return NOWHERE;
  const url = new URL(href);
  return {
    productId: PRODUCT.exec(url.pathname)?.[1]?.toLowerCase() ?? null,
    store: storeFromAddress(url, publicHost)?.toLowerCase() ?? null,
    isCheckout: CHECKOUT.test(url.pathname),
  };
}
