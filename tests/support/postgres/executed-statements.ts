import { vi } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { users } from '../../../server/db/schema-auth.ts';

interface Statement {
  getQuery(): { sql: string };
  execute(): Promise<unknown>;
}

/** SQL statements that a database executes during `work`, without their values. */
export async function statementsDuring(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statement = db.select().from(users).prepare('seen') as unknown as Statement;
  const execute = vi.spyOn(Object.getPrototypeOf(statement) as Statement, 'execute');
  await work();
  const seen = execute.mock.contexts.map((context) => (context as Statement).getQuery().sql);
  execute.mockRestore();
  return seen;
}
