import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { type ArchiveFragment, productImports } from '../../../db/schema-imports.ts';
import { isRefusal } from '../../../http/refusal.ts';
import { noPlace } from '../../uploads/open-uploads.ts';
import { arrivedOf, cutIntoFragments } from './archive-fragments.ts';
import { addArchiveKey, changeArchive, removeOrphanFiles } from './archive-keys.ts';
import { type UploadClaim, renewedExpiry, handOver, isPending } from './upload-slot.ts';
import { isFree, isHeld, newLease } from '../write/lease.ts';

/** How much of an archive has come, and how much is to come in all, in bytes. */
export interface AppendState {
  arrived: number;
  size: number;
}

/** Takes a place for one who sends to it; null while somebody else has it, or when it is over. */
export async function claimAppend(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<UploadClaim | null> {
  const now = clock.now();
  const claim = newLease(now);
  const taken = await db
    .update(productImports)
    .set({ ...claim, status: 'uploading' })
    .where(and(eq(productImports.id, id), isPending(now), isFree(now)))
    .returning({ id: productImports.id });
  return taken.length === 0 ? null : { id, lease: claim.lease };
}

/** Lets others send to a place. */
export const releaseAppend = ({ db }: Pick<Context, 'db'>, claim: UploadClaim) =>
  db.update(productImports).set({ lease: null, leasedUntil: null }).where(isHeld(claim));

/** How much of a held archive has come; of one that has come in full those who read it hear, whoever died before saying so. */
export async function appendStateOf(ctx: Context, claim: UploadClaim): Promise<AppendState> {
  const { announcedSize, fragments } = productImports;
  const [held] = await ctx.db
    .select({ size: announcedSize, fragments })
    .from(productImports)
    .where(isHeld(claim));
  if (!held || held.size === null) throw noPlace();
  const growth = { arrived: arrivedOf(held.fragments), size: held.size };
  if (growth.arrived === growth.size) await handOver(ctx, claim, { fileSize: growth.size });
  return growth;
}

/** Counts a fragment that is written, and gives its place another while; of an import that was ended meanwhile nothing stays. */
async function countIn(ctx: Context, claim: UploadClaim, fragment: ArchiveFragment): Promise<void> {
  const { fragments } = productImports;
  const one = JSON.stringify([fragment]);
  try {
    await changeArchive(ctx, claim, {
      fragments: sql`${fragments} || ${one}::jsonb`,
      ...renewedExpiry(ctx.clock.now()),
    });
  } catch (error) {
    if (isRefusal(error)) await ctx.blobs.remove(fragment.key);
    throw error;
  }
}

/**
 * Keeps what comes of an archive behind what has come, fragment by fragment, and gives how much there is then: also when the line broke. Each
 * fragment counts once it is written, so that whoever dies has lost the one in hand.
 */
export async function appendArchive(
  ctx: Context,
  claim: UploadClaim,
  { arrived, size }: AppendState,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  await removeOrphanFiles(ctx, claim);
  let there = arrived;
  for await (const fragment of cutIntoFragments(bytes, size - arrived)) {
    const key = `imports/${ctx.newId()}`;
    await addArchiveKey(ctx, claim, key);
    await ctx.blobs.put(key, fragment);
    await countIn(ctx, claim, { key, size: fragment.length });
    there += fragment.length;
  }
  if (there === size && there > arrived) await handOver(ctx, claim, { fileSize: size });
  return there;
}
