import { desc, eq } from 'drizzle-orm';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import type { Database } from '../../db/database.ts';
import { favourites } from '../../db/schema-favourites.ts';

/** Favourites of an account, newest first. */
export const readFavourites = (db: Database, userId: string): Promise<Favourite[]> =>
  db
    .select({ kind: favourites.kind, id: favourites.thingId, name: favourites.name })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.addedAt), desc(favourites.thingId));
