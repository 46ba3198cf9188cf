import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { stopGracefully } from '../support/api/first-boot.ts';
import { askOverHttp } from '../support/http/market-over-http.ts';
import { killTree } from '../support/http/kill-tree.ts';
import { startProcess } from '../support/http/server-process.ts';

const LOGINS = 400;

/** Small separate disk, if this process may mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tenderete-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

function fill(file: string): void {
  const { bavail, bsize } = statfsSync(join(file, '..'));
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

const disk = smallDisk();

test.skipIf(disk === undefined)(
  'battery 78 a full disk: what writes is told to come back, what reads is served, and with room all is as before',
  async ({ annotate }) => {
    const folder = disk ?? '';
    const env = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
    const body = { username: DEMO_ACCOUNTS[0]!.email, password: DEMO_PASSWORD };
    let server = await startProcess(env);
    try {
      expect(await server.started).toBe('listening');
      const login = async () => (await askOverHttp(server.url, 'POST', '/auth/login', { body })).status;
      const reads = async () => [
        (await askOverHttp(server.url, 'GET', '/health')).status,
        (await askOverHttp(server.url, 'GET', '/products')).status,
      ];
      fill(join(folder, 'filler'));
      const counted = new Map<number, number>();
      for (let index = 0; index < LOGINS; index += 1) {
        const status = await login();
        counted.set(status, (counted.get(status) ?? 0) + 1);
      }
      await annotate(
        `${LOGINS} logins: ${[...counted].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
      );
      expect([...counted.keys()].filter((status) => status !== 200)).toEqual([503]);
      expect(await reads()).toEqual([200, 200]);

      rmSync(join(folder, 'filler'));
      expect(await login()).toBe(200);
      expect(await stopGracefully(server)).toBe(0);
      server = await startProcess(env);
      expect(await server.started).toBe('listening');
      expect([await login(), ...(await reads())]).toEqual([200, 200, 200]);
    } finally {
      if (server.child.pid !== undefined) killTree(server.child.pid);
      await server.ended;
      // Lazy, because the system may not have cleared the killed processes away yet.
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    }
  },
);
