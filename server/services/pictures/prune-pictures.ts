import { lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { pictures } from '../../db/schema-stores.ts';
import { removePictures } from './remove-pictures.ts';

/** Whoever left a picture has removed it after this, in ms. */
const PATIENCE = 60 * 60_000;
const MOST = 1_000;

/** Removes pictures that were left by a server that died, or had too many to remove, before it had removed them. */
export async function prunePictures(ctx: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const left = await ctx.db
    .select({ name: pictures.name })
    .from(pictures)
    .where(lte(pictures.leftAt, new Date(ctx.clock.now() - PATIENCE)))
    .limit(MOST);
  await removePictures(
    ctx,
    left.map(({ name }) => name),
  );
}
