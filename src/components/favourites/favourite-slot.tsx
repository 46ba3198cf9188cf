import { createContext, type ReactNode, useContext } from 'react';
import type { Favourite } from '../../../contract/favourites/favourite.ts';

const HeartContext = createContext((_: Favourite): ReactNode => null);

export const FavouriteProvider = HeartContext.Provider;

/** Where the heart of a product or a store stands, in a corner of what holds it; nowhere but in the market are there any. */
export const FavouriteSlot = (thing: Favourite) => useContext(HeartContext)(thing);
