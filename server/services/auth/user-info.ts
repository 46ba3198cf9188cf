import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { Refusal } from '../../http/refusal.ts';
import { presentUser } from '../account/present-user.ts';

/** Account of the asker (R7.7). Throws NOT_FOUND if it was deleted meanwhile. */
export async function userInfo({ asker, db }: Context) {
  const [row] =
    asker.role === 'anonymous' ? [] : await db.select().from(users).where(eq(users.id, asker.userId));
  if (!row) throw new Refusal('NOT_FOUND', 'Usuario no encontrado o endpoint no disponible.');
  return { user: presentUser(row) };
}
