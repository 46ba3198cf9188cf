import { v7 as newId } from 'uuid';
import { hashPassword } from '../../../server/auth/passwords.ts';
import type { Database } from '../../../server/db/database.ts';
import { users } from '../../../server/db/schema-auth.ts';

export type SampleUserRow = typeof users.$inferSelect;

export const PASSWORD = 'Azafran-2026!';

let passwordHash: Promise<string> | undefined;

/** Creates an account that can log in with PASSWORD; `fields` override the defaults. */
export async function addUser(db: Database, fields: Partial<SampleUserRow> = {}): Promise<SampleUserRow> {
  passwordHash ??= hashPassword(PASSWORD);
  const id = newId();
  const [row] = await db
    .insert(users)
    .values({
      id,
      email: `persona-${id}@example.com`,
      passwordHash: await passwordHash,
      fullName: 'Persona de Prueba',
      role: 'consumer',
      confirmedAt: new Date('2026-01-01T00:00:00.000Z'),
      createdAt: new Date('2026-01-01T00:00:00.000Z'),
      ...fields,
    })
    .returning();
  return row!;
}
