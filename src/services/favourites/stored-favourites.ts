import { array, is, literal, nullable, object, string } from 'superstruct';
import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import { Favourite } from '../../../contract/favourites/favourite.ts';
import type { FavouriteStorage } from './favourite-storage.service.ts';

const Kept = object({ version: literal(1), ownerId: nullable(string()), items: array(Favourite) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses stored favourites; null if the text is unreadable. */
export function parseStoredFavourites(text: string): FavouriteStorage | null {
  const kept = parsed(text);
  return is(kept, Kept) ? { ownerId: kept.ownerId, items: kept.items.slice(0, MAX_FAVOURITES) } : null;
}
