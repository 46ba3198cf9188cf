import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepStatements, type StatementClient } from './embedded-statement-cache.ts';

describe(keepStatements, () => {
  let pg: PGlite;
  let kept: StatementClient;
  beforeAll(async () => {
    pg = await PGlite.create();
    await pg.exec('create table stall (id int primary key, tags text[], note jsonb, opened timestamptz)');
    kept = keepStatements(pg);
  });
  afterAll(() => pg.close());

  test('values of every kind go in and come out as without it, first time and later', async () => {
    const text =
      'select $1::text[] as tags, $2::jsonb as note, $3::timestamptz as at, $4::boolean as open, $5::int as n, $6::text as nothing';
    const values = [['a', 'ñ,"'], { b: [1] }, new Date('2026-09-14T10:00:00.123Z'), true, 7, null];
    for (let time = 0; time < 7; time += 1)
      expect(await kept.query(text, values)).toEqual(await pg.query(text, values));
    expect(await kept.query('select 1 as one where false', [], { rowMode: 'array' })).toEqual(
      await pg.query('select 1 as one where false', [], { rowMode: 'array' }),
    );
  });

  test('writes tell how many rows they touched', async () => {
    const { affectedRows } = await kept.query('insert into stall (id) values ($1), ($2)', [1, 2]);
    expect(affectedRows).toBe(2);
    expect((await kept.query('delete from stall')).affectedRows).toBe(2);
  });

  test('a statement that fails, prepared or not, says why and spoils nothing', async () => {
    const insert = 'insert into stall (id) values ($1)';
    await kept.query(insert, [1]);
    for (let time = 0; time < 2; time += 1) {
      await expect(kept.query(insert, [1])).rejects.toThrow(
        'duplicate key value violates unique constraint "stall_pkey"',
      );
      await expect(kept.query('select nothing from nowhere')).rejects.toThrow(
        'relation "nowhere" does not exist',
      );
    }
    expect((await kept.query('select id from stall')).rows).toEqual([{ id: 1 }]);
  });

  test('a transaction that fails is undone, and a query from outside waits for its end', async () => {
    const broken = kept.transaction(async (tx) => {
      await tx.query('insert into stall (id) values ($1)', [50]);
      await tx.query('insert into stall (id) values ($1)', [50]);
    });
    await expect(broken).rejects.toThrow('duplicate key');
    const outside = await kept.transaction(async (tx) => {
      const asked = kept.query('select id from stall where id >= 50');
      await tx.query('insert into stall (id) values ($1)', [60]);
      return { asked };
    });
    expect((await outside.asked).rows).toEqual([{ id: 60 }]);
  });

  test('more statements than are kept go on working', async () => {
    const ask = (n: number) => kept.query(`select ${n} as n, $1::int as m`, [n]);
    for (const round of [1, 2]) {
      for (let n = 0; n < 450; n += 1) {
        expect([round, (await ask(n)).rows]).toEqual([round, [{ n, m: n }]]);
      }
    }
    const { rows } = await pg.query<{ kept: number }>(
      "select count(*)::int as kept from pg_prepared_statements where name like 'kept%'",
    );
    expect(rows[0]?.kept).toBeLessThanOrEqual(401);
  });
});
