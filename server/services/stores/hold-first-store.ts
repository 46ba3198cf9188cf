import { and, eq, or, sql } from 'drizzle-orm';
import type { ApprovalState } from '../../../contract/stores/store-approval.ts';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';

/**
 * Where a new store begins that has to be seen by an admin before it is published: a producer's, until one of theirs was published or
 * granted, where configuration says so. null of all others, and of those that an admin makes.
 */
export async function holdFirstStore(
  { db, asker, holdsFirstStores }: Pick<Context, 'db' | 'asker' | 'holdsFirstStores'>,
  ownerId: string,
): Promise<Extract<ApprovalState, 'notAsked'> | null> {
  if (!holdsFirstStores || asker.role !== 'producer') return null;
  const { id, status, approval } = popupStores;
  const known = await db
    .select({ id })
    .from(popupStores)
    .where(
      and(
        eq(popupStores.ownerId, ownerId),
        or(sql`${status} in ('scheduled', 'active', 'paused', 'ended')`, eq(approval, 'granted')),
      ),
    )
    .limit(1);
  return known.length > 0 ? null : 'notAsked';
}
