import { createContext, type ReactNode, useContext } from 'react';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';

/** Content of a page's link preview. */
export interface PreviewedPage {
  title: string;
  description?: string | undefined;
  /** Canonical path. */
  path?: string | undefined;
  /** URL of a picture. */
  picture?: string | null | undefined;
  /** Product or store of the page; its price and days stand in the preview. */
  product?: Product | undefined;
  store?: PopupStore | null | undefined;
}

const PreviewContext = createContext((_: PreviewedPage): ReactNode => null);

export const LinkPreviewProvider = PreviewContext.Provider;

/** Slot for the tags of link previews. Only the server fills it, because only other sites read them. */
export const LinkPreviewSlot = (page: PreviewedPage) => useContext(PreviewContext)(page);
