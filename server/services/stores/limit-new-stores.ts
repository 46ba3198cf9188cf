import { and, eq, sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '../../../contract/uploads/storage-limits.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { Refusal } from '../../http/refusal.ts';

const TOO_MANY = `Ya tienes ${STORAGE_LIMITS.unpublishedStores} puestos sin publicar. Publica alguno o borra el que no vayas a usar, y vuelve a guardar este.`;

/**
 * Limit of a producer's stores that were never published, archived ones included. The row of the producer's attempts
 * serializes parallel creations; admins have no limit. Throws CONFLICT, and TOO_MANY_REQUESTS after 100 a day, published
 * or not.
 */
export async function limitNewStores(
  ctx: Pick<Context, 'db' | 'clock' | 'asker'>,
  ownerId: string,
): Promise<void> {
  const { db, asker } = ctx;
  if (asker.role === 'admin') return;
  await limitAttempts(ctx, 'newStores', [ownerId]);
  const { ownerId: owner, wasPublished } = popupStores;
  const unpublished = await db.$count(popupStores, and(eq(owner, ownerId), sql`not ${wasPublished}`));
  if (unpublished >= STORAGE_LIMITS.unpublishedStores) throw new Refusal('CONFLICT', TOO_MANY);
}
