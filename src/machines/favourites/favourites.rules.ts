import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import type { FavouriteChange, FavouritesContext, StoredFavourites } from './favourites.types.ts';

export const isFavouriteIn = (items: readonly Favourite[], id: string): boolean =>
  items.some((one) => one.id === id);

/** Favourites after a change, latest first. */
export const withFavouriteChange = (
  items: readonly Favourite[],
  { favourite, isWanted }: FavouriteChange,
): readonly Favourite[] => {
  const others = items.filter(({ id }) => id !== favourite.id);
  return isWanted ? [favourite, ...others] : others;
};

/** Favourites with all unsaved changes applied. */
export const withFavouriteChanges = (
  items: readonly Favourite[],
  queue: readonly FavouriteChange[],
): readonly Favourite[] => queue.reduce(withFavouriteChange, items);

/** Favourites without the unsaved changes, for a rollback. */
export const rollBackFavouriteChanges = ({
  items,
  queue,
}: Pick<FavouritesContext, 'items' | 'queue'>): readonly Favourite[] =>
  queue.reduceRight(
    (kept, { favourite, isWanted }) => withFavouriteChange(kept, { favourite, isWanted: !isWanted }),
    items,
  );

/** Change that a press on the heart requests: add if missing, else remove. */
export const favouriteChangeOf = (items: readonly Favourite[], favourite: Favourite): FavouriteChange => ({
  favourite,
  isWanted: !isFavouriteIn(items, favourite.id),
});

/** True if the limit allows no further favourite. */
export const exceedsFavouriteLimit = (items: readonly Favourite[], { isWanted }: FavouriteChange): boolean =>
  isWanted && items.length >= MAX_FAVOURITES;

/** Favourites after a change of user. Those of an account never pass to another user. */
export const favouritesAfterUserChange = (
  { ownerId, items, queue }: FavouritesContext,
  memberId: string | null,
): Pick<FavouritesContext, 'memberId' | keyof StoredFavourites | 'queue'> =>
  ownerId === null || ownerId === memberId
    ? { memberId, ownerId, items, queue: memberId === null ? [] : queue }
    : { memberId, ownerId: memberId, items: [], queue: [] };
