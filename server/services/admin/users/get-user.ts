import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../../contract/api/call-types.ts';
import type { Context } from '../../../context.ts';
import { users } from '../../../db/schema-auth.ts';
import { presentUser } from '../../account/present-user.ts';
import { readHoldings } from './user-holdings.ts';
import { userNotFound } from './user-not-found.ts';

/** Account with its holdings, for admins (R7.21). Throws NOT_FOUND. */
export async function getUser(ctx: Context, { id }: { id: string }): Promise<AnswerOf<'getUser'>> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user) throw userNotFound();
  return { user: presentUser(user), holdings: await readHoldings(ctx, id) };
}
