import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import { startBucket, type TestBucket } from '../support/api/bucket.ts';
import { runTenderete } from '../support/http/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres/postgres-databases.ts';
import { copyEmptyDatabase } from '../support/postgres/test-database.ts';

const manual = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');

/** Arguments of the commands in the blocks of a document, in their order; `market` is an alias of the manual. */
const commandsIn = (text: string): string[][] =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => /^\s*(?:npx tenderete|market) (.*)$/.exec(line)?.[1]?.trim())
      .filter((command) => command !== undefined)
      .map((command) => command.split(/ +/)),
  );

describe('the commands of the manual', () => {
  let home = '';
  let bucket: TestBucket;
  let target: TestDatabase;
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'tenderete-manual-'));
    // The account of PostgreSQL has to reach the folder, if the test runs as root.
    chmodSync(home, 0o755);
    bucket = await startBucket();
    target = await createTestDatabase();
    await copyEmptyDatabase(join(home, 'market'));
  }, 60_000);
  afterAll(async () => {
    await bucket.close();
    await target.drop();
    rmSync(home, { recursive: true });
  });

  const s3 = () => {
    const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings;
    return {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  };
  /** The command for this machine: its folders, and the addresses of the tests. */
  const here = (args: readonly string[]) =>
    args.map((arg) =>
      arg
        .replace('/var/backups', join(home, 'backups'))
        .replace('postgresql://market@db.example/market', target.url)
        .replace('next.env', join(home, 'next.env')),
    );

  test('each of them succeeds, in the order of the manual', async () => {
    const text = Object.entries(s3()).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(home, 'next.env'), text.join(''));
    const env = {
      DATA_DIR: join(home, 'market'),
      DEMO_MARKET: 'off',
      JWT_PRIVATE_KEY: newSigningKeyPem(),
      ...s3(),
    };
    const commands = commandsIn(manual);
    expect(new Set(commands.map(([name]) => name))).toEqual(
      new Set(['admin', 'backup', 'check', 'jobs', 'migrate', 'move', 'restore']),
    );
    let restored = 0;
    for (const command of commands) {
      if (command[0] === 'restore' && command[1] === 'bucket:') await backUpToBucket(env);
      // A backup is restored into an empty market.
      const isRestore = command[0] === 'restore';
      if (isRestore) restored += 1;
      const place = isRestore ? { DATA_DIR: join(home, `restored-${restored}`) } : {};
      const { code, errors, output } = await runTenderete({ ...env, ...place }, ...here(command));
      if (code !== 0 || errors !== '') throw new Error(`${command.join(' ')}: ${output}\n${errors}`);
    }
  }, 600_000);

  /** What a market with BACKUP_TO=bucket: does by itself. */
  async function backUpToBucket(env: Record<string, string>): Promise<void> {
    const { startProcess } = await import('../support/http/server-process.ts');
    const server = await startProcess({ ...env, BACKUP_EVERY: '24h', BACKUP_TO: 'bucket:' });
    try {
      await server.started;
      while (!server.output().includes('A backup was made and verified.'))
        await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      server.child.kill('SIGTERM');
      await server.ended;
    }
  }
});
