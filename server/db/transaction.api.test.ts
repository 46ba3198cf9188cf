import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { describeApi } from '../../tests/support/api/api.ts';
import { addUser } from '../../tests/support/api/users.ts';
import { announceChange } from './change-feed.ts';
import { rowsOf } from './database.ts';
import { isDuplicate } from './database-error.ts';
import { users } from './schema-auth.ts';
import { inTransaction } from './transaction.ts';

describeApi(inTransaction.name, (api) => {
  const failure = (code: string) => Object.assign(new Error('made up'), { code });

  test('what was written before a failure is gone, and the failure comes out', async () => {
    const { context, db } = api();
    const email = `${crypto.randomUUID()}@example.com`;
    const work = inTransaction(context(), async (tx) => {
      await addUser(tx.db, { email });
      throw failure('XX000');
    });
    await expect(work).rejects.toThrow('made up');
    expect(await rowsOf(db, sql`select email from users where email = ${email}`)).toEqual([]);
  });

  test('battery 61 serialization failures and deadlocks are tried again, five times at most', async () => {
    let tries = 0;
    const afterTwo = inTransaction(api().context(), async () => {
      tries += 1;
      if (tries < 3) throw failure(tries === 1 ? '40001' : '40P01');
      return 'done';
    });
    expect(await afterTwo).toBe('done');
    tries = 0;
    const always = inTransaction(api().context(), async () => {
      tries += 1;
      throw failure('40001');
    });
    await expect(always).rejects.toThrow('made up');
    expect(tries).toBe(6);
  });

  test('inside a transaction it is that transaction, which fails as a whole', async () => {
    const { context, db } = api();
    const email = `${crypto.randomUUID()}@example.com`;
    const work = inTransaction(context(), async (outer) => {
      await inTransaction(outer, async (inner) => {
        expect(inner.db).toBe(outer.db);
        await addUser(inner.db, { email });
      });
      throw failure('XX000');
    });
    await expect(work).rejects.toThrow('made up');
    expect(await rowsOf(db, sql`select email from users where email = ${email}`)).toEqual([]);
  });

  test('a unique key that stood against a write is recognised by its name', async () => {
    const { db } = api();
    const { email } = await addUser(db);
    const refusedBy = await addUser(db, { email }).catch((error: unknown) => error);
    expect([
      isDuplicate(refusedBy),
      isDuplicate(refusedBy, 'users_email_unique'),
      isDuplicate(refusedBy, 'x'),
    ]).toEqual([true, true, false]);
  });

  test('changes are heard when their transaction commits, and only then', async () => {
    const { context, engine } = api();
    const heard: unknown[] = [];
    const stop = await engine.onChange((changes) => heard.push(changes));
    await inTransaction(context(), async ({ db }) => {
      await announceChange(db, ['nunca']);
      throw failure('XX000');
    }).catch(() => {});
    await inTransaction(context(), ({ db }) => announceChange(db, ['tienda-1', 'barro-y-cal']));
    await announceChange(
      engine.db,
      Array.from({ length: 400 }, () => crypto.randomUUID()),
    );
    await vi.waitFor(() => expect(heard).toEqual([['tienda-1', 'barro-y-cal'], 'everything']));
    await stop();
    expect(await engine.db.select({ id: users.id }).from(users).limit(0)).toEqual([]);
  });
});
