import { MOST_FAVOURITES } from '../../../contract/limits.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import type { FavouriteChange, FavouritesContext, StoredFavourites } from './favourites.types.ts';

export const isAmong = (items: readonly Favourite[], id: string): boolean =>
  items.some((one) => one.id === id);

/** What is kept after a change, the last first. */
export const changed = (
  items: readonly Favourite[],
  { favourite, isWanted }: FavouriteChange,
): readonly Favourite[] => {
  const others = items.filter(({ id }) => id !== favourite.id);
  return isWanted ? [favourite, ...others] : others;
};

/** What is kept after all that was pressed and is not saved yet. */
export const withChanges = (
  items: readonly Favourite[],
  queue: readonly FavouriteChange[],
): readonly Favourite[] => queue.reduce(changed, items);

/** What was kept before all that was pressed and is not saved. */
export const withoutChanges = ({
  items,
  queue,
}: Pick<FavouritesContext, 'items' | 'queue'>): readonly Favourite[] =>
  queue.reduceRight(
    (kept, { favourite, isWanted }) => changed(kept, { favourite, isWanted: !isWanted }),
    items,
  );

/** What a press on a heart asks for. */
export const changeOf = (items: readonly Favourite[], favourite: Favourite): FavouriteChange => ({
  favourite,
  isWanted: !isAmong(items, favourite.id),
});

/** Whether one more finds no room. */
export const isFullFor = (items: readonly Favourite[], { isWanted }: FavouriteChange): boolean =>
  isWanted && items.length >= MOST_FAVOURITES;

/** Whose they are from now on: what is somebody's does not stay for who comes after them. */
export const takenOver = (
  { ownerId, items, queue }: FavouritesContext,
  memberId: string | null,
): Pick<FavouritesContext, 'memberId' | keyof StoredFavourites | 'queue'> =>
  ownerId === null || ownerId === memberId
    ? { memberId, ownerId, items, queue: memberId === null ? [] : queue }
    : { memberId, ownerId: memberId, items: [], queue: [] };
