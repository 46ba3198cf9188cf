import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the application from its sources, with a market of its own. React says there what it keeps silent about elsewhere. */
export async function startDevServer(): Promise<DevServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tenderete-dev-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const child: ChildProcess = spawn(process.execPath, ['server/dev.ts'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      DATA_DIR: dataDir,
    },
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  await expect.poll(() => answers(`${url}/api/health`), { timeout: 60_000 }).toEqual(true);
  return { url, stop };
}
