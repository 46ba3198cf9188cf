import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, type Template } from './postgres-databases.ts';
import { runSql } from './postgres.ts';

let prepared = 0;
const template: Template = {
  name: 'stalls',
  prepare: async (url) => {
    prepared += 1;
    await runSql(url, 'CREATE TABLE stall (name text)', "INSERT INTO stall VALUES ('Ñandú')");
  },
};

async function stallsIn(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'SELECT lower(name) AS name FROM stall ORDER BY name',
  );
  await client.end();
  return rows.map(({ name }) => name);
}

describe(createTestDatabase, () => {
  it('gives each caller a copy of its own from a template that is prepared once', async () => {
    const [mine, theirs] = await Promise.all([createTestDatabase(template), createTestDatabase(template)]);
    await runSql(mine.url, "INSERT INTO stall VALUES ('Azafrán')");
    expect({ prepared, mine: await stallsIn(mine.url), theirs: await stallsIn(theirs.url) }).toEqual({
      prepared: 1,
      mine: ['azafrán', 'ñandú'],
      theirs: ['ñandú'],
    });
    await Promise.all([mine.drop(), theirs.drop()]);
    await expect(stallsIn(mine.url)).rejects.toThrow(/does not exist/);
  });
});
