import type { AnswerOf } from '../../../contract/api/call-types.ts';
import type { Context } from '../../context.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { readFavourites } from './read-favourites.ts';

/** Favourites of the asker, newest first (R3.18). */
export const listFavourites = async (ctx: Context): Promise<AnswerOf<'listFavourites'>> => ({
  favourites: await readFavourites(ctx.db, requireAskerId(ctx)),
});
