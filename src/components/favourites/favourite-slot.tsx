import { createContext, type ReactNode, useContext } from 'react';
import type { Favourite } from '../../../contract/favourites/favourite.ts';

/** `isPage`: on the page of the thing itself, which can be shared there. */
export type FavouriteSlotProps = Favourite & { isPage?: boolean };

const HeartContext = createContext((_: FavouriteSlotProps): ReactNode => null);

export const FavouriteProvider = HeartContext.Provider;

/** Slot of the favourite button in a card's corner; empty outside the market (no provider). */
export const FavouriteSlot = (thing: FavouriteSlotProps) => useContext(HeartContext)(thing);
