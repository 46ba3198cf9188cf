import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';

/** What this device holds: of whom, null for nobody in particular; the last first. */
export interface StoredFavourites {
  ownerId: string | null;
  items: readonly Favourite[];
}

/** Something that was pressed and is not saved with the account yet. */
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
  /** Who is signed in. */
  memberId: string | null;
  queue: readonly FavouriteChange[];
}

export type FavouritesEvent =
  | { type: 'favourite.toggled'; favourite: Favourite }
  /** Who is here has become known, or another one. */
  | { type: 'member.changed'; userId: string | null }
  /** Another tab of this device has changed them. */
  | { type: 'favourites.changedElsewhere'; kept: StoredFavourites };

/** What the favourites need from outside. */
export interface FavouritesServices {
  /** Joins what the device held to the account's, and answers all. */
  joinFavourites: (input: { added: readonly Favourite[] }, signal: AbortSignal) => Promise<FavouritesResult>;
  saveChange: (input: FavouriteChange, signal: AbortSignal) => Promise<FavouritesResult>;
  remember: (kept: StoredFavourites) => void;
}
