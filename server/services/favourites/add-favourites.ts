import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '../../../contract/api/call-types.ts';
import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import type { Context } from '../../context.ts';
import { favourites } from '../../db/schema-favourites.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { readFavourites } from './read-favourites.ts';

/**
 * Adds favourites of the asker up to the limit and returns all of them, newest first (R3.18). Favourites above the
 * limit are ignored.
 */
export async function addFavourites(
  ctx: Context,
  { favourites: added }: BodyOf<'addFavourites'>,
): Promise<AnswerOf<'addFavourites'>> {
  const userId = requireAskerId(ctx);
  return inTransaction(ctx, async ({ db, clock }) => {
    // Serializes parallel additions, e.g. from two tabs.
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const kept = await readFavourites(db, userId);
    const known = new Set(kept.map(({ id }) => id));
    const fresh = new Map(
      added.flatMap((one) => {
        const id = one.id.toLowerCase();
        return known.has(id) ? [] : [[id, { ...one, id }] as const];
      }),
    );
    const fitting = [...fresh.values()].slice(0, MAX_FAVOURITES - kept.length);
    if (fitting.length > 0) {
      const now = clock.now();
      await db.insert(favourites).values(
        fitting.map(({ id, kind, name }, place) => ({
          userId,
          thingId: id,
          kind,
          name,
          addedAt: new Date(now - place),
        })),
      );
    }
    return { favourites: await readFavourites(db, userId) };
  });
}
