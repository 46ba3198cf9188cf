import type { Readable } from 'node:stream';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { IMPORTS } from '../../../contract/products/import-limits.ts';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/change-feed.ts';
import { productImports } from '../../db/schema-imports.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../refusal.ts';
import { uploadHash } from '../uploads/open-uploads.ts';
import { ARCHIVE_CAME, AWAITED } from './import-states.ts';

interface Put {
  secret: string;
  /** In bytes, as it was announced by whoever sends it. */
  size: number;
}

const noPlace = () => new Refusal('FORBIDDEN', 'El enlace de subida no es válido o ha caducado.');
const tooLarge = () => new Refusal('PAYLOAD_TOO_LARGE', 'El archivo no puede superar los 200 MB.');

const isOpen = (secret: string, now: number) =>
  and(
    eq(productImports.placeHash, uploadHash(secret)),
    gt(productImports.placeUntil, new Date(now)),
    inArray(productImports.status, [...AWAITED]),
  );

/**
 * Says no before any byte is read: FORBIDDEN when the place is unknown, over, used, or for another type; PAYLOAD_TOO_LARGE;
 * VALIDATION_FAILED where nobody said how long it is, or nothing comes.
 */
export async function expectArchive(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { secret, size, contentType }: Put & { contentType: string },
): Promise<void> {
  const [place] = await db
    .select({ contentType: productImports.contentType })
    .from(productImports)
    .where(isOpen(secret, clock.now()));
  if (place?.contentType !== contentType) throw noPlace();
  if (size > IMPORTS.maxArchiveBytes) throw tooLarge();
  if (!(size > 0)) throw new Refusal('VALIDATION_FAILED', 'El archivo está vacío.');
}

/** Writes down where its bytes will lie before any of them does: whoever dies leaves nothing that nobody knows of. */
async function begin(ctx: Context, secret: string): Promise<string> {
  const key = `imports/${ctx.newId()}`;
  const began = await ctx.db
    .update(productImports)
    .set({ status: 'uploading', archiveKeys: sql`array_append(${productImports.archiveKeys}, ${key})` })
    .where(isOpen(secret, ctx.clock.now()))
    .returning({ id: productImports.id });
  if (began.length === 0) throw noPlace();
  return key;
}

const finish = (ctx: Context, { secret, size }: Put, key: string) =>
  inTransaction(ctx, async ({ db, clock }) => {
    const now = clock.now();
    const came = await db
      .update(productImports)
      .set({
        status: 'processing',
        archiveKey: key,
        fileSize: size,
        placeHash: null,
        uploadedAt: new Date(now),
      })
      .where(isOpen(secret, now))
      .returning({ id: productImports.id });
    if (came.length === 0) throw noPlace();
    await announceChange(db, [ARCHIVE_CAME]);
  });

/**
 * Keeps an archive as it comes, and hands it to whoever reads archives. Of two that are put at once the first that is whole counts.
 * One that breaks off can be put again at the same address. Throws FORBIDDEN when the place is not open any more.
 */
export async function receiveArchive(ctx: Context, put: Put & { bytes: Readable }): Promise<void> {
  const key = await begin(ctx, put.secret);
  try {
    await ctx.blobs.putStream(key, put.bytes, put.size);
    await finish(ctx, put, key);
  } catch (error) {
    await ctx.blobs.remove(key);
    throw error;
  }
}
