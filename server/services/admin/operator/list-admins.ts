import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { users } from '../../../db/schema-auth.ts';

/** All admins by e-mail address, with the columns that decide if they can sign in. */
export const listAdmins = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({
      email: users.email,
      fullName: users.fullName,
      isActive: users.isActive,
      confirmedAt: users.confirmedAt,
      lastLogin: users.lastLogin,
    })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.email));
