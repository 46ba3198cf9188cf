import { createContext, type ReactNode, useContext } from 'react';
import type { Favourite } from '../../../contract/favourites/favourite.ts';

const HeartContext = createContext((_: Favourite): ReactNode => null);

export const FavouriteProvider = HeartContext.Provider;

/** Slot of the favourite button in a card's corner; empty outside the market (no provider). */
export const FavouriteSlot = (thing: Favourite) => useContext(HeartContext)(thing);
