import { lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { pictures } from '../../db/schema-stores.ts';
import { removePictures } from './remove-pictures.ts';

/** Whoever left a picture has removed it after this, in ms. */
const PATIENCE = 60 * 60_000;
const STEP = 1_000;
/** Of an import that was cancelled there may be two hundred thousand; nobody waits for them. */
const MOST_STEPS = 50;

/** Removes pictures that were left by a server that died, or had too many to remove, before it had removed them. */
export async function prunePictures(ctx: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const before = new Date(ctx.clock.now() - PATIENCE);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const left = await ctx.db
      .select({ name: pictures.name })
      .from(pictures)
      .where(lte(pictures.leftAt, before))
      .limit(STEP);
    await removePictures(
      ctx,
      left.map(({ name }) => name),
    );
    if (left.length < STEP) return;
  }
}
