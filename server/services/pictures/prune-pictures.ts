import { lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { pictures } from '../../db/schema-stores.ts';
import { removePictures } from './remove-pictures.ts';

/** Time in ms after which unreferenced pictures should have been deleted by their verb. */
const PATIENCE = 60 * 60_000;
/** Limit per run. A cancelled import may leave 200,000 pictures. */
const MOST = 50_000;

/** Deletes unreferenced pictures that remain after a crash, or that were too many for one verb. */
export async function prunePictures(ctx: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const before = new Date(ctx.clock.now() - PATIENCE);
  const left = await ctx.db
    .select({ name: pictures.name })
    .from(pictures)
    .where(lte(pictures.leftAt, before))
    .limit(MOST);
  await removePictures(
    ctx,
    left.map(({ name }) => name),
  );
}
