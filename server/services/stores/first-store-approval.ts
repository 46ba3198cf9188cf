import { and, eq, or, sql } from 'drizzle-orm';
import type { ApprovalState } from '../../../contract/stores/store-approval.ts';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';

/**
 * Initial approval state of a new store. If configured, a producer's stores need an admin's approval until one of them
 * was published or approved. Null for all other stores, and for those that an admin creates.
 */
export async function firstStoreApproval(
  { db, asker, holdsFirstStores }: Pick<Context, 'db' | 'asker' | 'holdsFirstStores'>,
  ownerId: string,
): Promise<Extract<ApprovalState, 'notAsked'> | null> {
  if (!holdsFirstStores || asker.role !== 'producer') return null;
  const { status, approval } = popupStores;
  const known = await db.$count(
    popupStores,
    and(
      eq(popupStores.ownerId, ownerId),
      or(sql`${status} in ('scheduled', 'active', 'paused', 'ended')`, eq(approval, 'granted')),
    ),
  );
  return known > 0 ? null : 'notAsked';
}
