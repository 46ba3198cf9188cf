import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';

/** Favourites in this device's storage, latest first. `ownerId` is null for those of a visitor. */
export interface StoredFavourites {
  ownerId: string | null;
  items: readonly Favourite[];
}

/** Change that is not saved with the account yet. */
export interface FavouriteChange {
  favourite: Favourite;
  isWanted: boolean;
}

export type FavouritesFailure =
  | FailureOf<'addFavourites'>
  | FailureOf<'listFavourites'>
  | KnownFailure<'INTERNAL'>;
export type FavouritesResult = Result<Favourite[], FavouritesFailure>;

export interface FavouritesContext extends StoredFavourites {
  /** User id of the signed-in member; null for a visitor. */
  memberId: string | null;
  queue: readonly FavouriteChange[];
}

export type FavouritesEvent =
  | { type: 'favourite.toggled'; favourite: Favourite }
  /** The session became known, or another user signed in or out. */
  | { type: 'member.changed'; userId: string | null }
  /** Another tab of this device changed the favourites. */
  | { type: 'favourites.changedElsewhere'; kept: StoredFavourites };

/** Services of the favourites: the account's calls and this device's storage. */
export interface FavouritesServices {
  /** Adds this device's favourites to the account's. Answers all of them. */
  joinFavourites: (input: { added: readonly Favourite[] }, signal: AbortSignal) => Promise<FavouritesResult>;
  saveChange: (input: FavouriteChange, signal: AbortSignal) => Promise<FavouritesResult>;
  remember: (kept: StoredFavourites) => void;
}
