import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import type { Context } from '../../context.ts';
import { favourites } from '../../db/schema-favourites.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { readFavourites } from './read-favourites.ts';

/** Removes a favourite of the asker, if present, and returns all others, newest first (R3.18). */
export async function removeFavourite(
  ctx: Context,
  { id }: { id: string },
): Promise<AnswerOf<'removeFavourite'>> {
  const userId = requireAskerId(ctx);
  await ctx.db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.thingId, id)));
  return { favourites: await readFavourites(ctx.db, userId) };
}
