import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transactionsOn } from './postgres-transaction.ts';

/** Fake pool with one connection, which fails on statements with the given start; it logs statements and the release. */
function fakePool(fails: string | null) {
  const log: string[] = [];
  const client = {
    query: async (asked: string | { text: string }) => {
      const text = typeof asked === 'string' ? asked : asked.text;
      log.push(text);
      if (fails !== null && text.startsWith(fails)) throw new Error(`${fails} failed`);
      return { rows: [], rowCount: 0, fields: [] };
    },
    release: (isBroken: boolean) => log.push(isBroken ? 'ended' : 'given back'),
  };
  return { pool: { connect: async () => client } as never, log };
}

test.each([
  ['goes well', null, false, ['begin', 'select 1', 'commit', 'given back'], 'done'],
  ['cannot begin', 'begin', false, ['begin', 'ended'], 'Failed query: begin\nparams: '],
  ['is called off', null, true, ['begin', 'select 1', 'rollback', 'given back'], 'called off'],
  [
    'cannot be rolled back',
    'rollback',
    true,
    ['begin', 'select 1', 'rollback', 'ended'],
    'Failed query: rollback\nparams: ',
  ],
])('battery 78 the connection of a transaction that %s', async (_, fails, isCalledOff, steps, outcome) => {
  const { pool, log } = fakePool(fails);
  const result = await transactionsOn(pool, { run: (work) => work() })(async (transaction) => {
    await transaction.execute(sql`select 1`);
    if (isCalledOff) throw new Error('called off');
    return 'done';
  }).catch((error: Error) => error.message);
  expect([log, result]).toEqual([steps, outcome]);
});
