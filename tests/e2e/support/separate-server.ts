import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { copyEmptyDatabase } from '../../support/postgres/test-database.ts';
import { freePort } from '../../support/http/free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface SeparateServer {
  url: string;
  /** Sends a message to the program and waits until it has been processed. */
  tell: (news: object) => Promise<void>;
  stop: () => Promise<void>;
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until a started server answers, also on a busy machine. */
export const waitForServer = (url: string): Promise<void> =>
  expect.poll(() => answers(`${url}/api/health`), { timeout: 120_000 }).toEqual(true);

const DEMO_PICTURES = readdirSync(join(ROOT, 'demo/pictures'))
  .filter((file) => file.endsWith('.webp'))
  .map((file) => join('blobs', 'pictures', basename(file, '.webp')));

/** Complete picture file; an unfinished one has a further suffix. */
const isWhole = (file: string) => /\.(?:avif|webp)$/.test(file);

/** Copies generated demo pictures of the shared market: generating them takes half a minute of CPU time. */
function layOutPictures(from: string, dataDir: string): void {
  for (const picture of DEMO_PICTURES) {
    if (!existsSync(join(from, picture))) continue;
    const made = readdirSync(join(from, picture)).filter(isWhole);
    for (const file of made) cpSync(join(from, picture, file), join(dataDir, picture, file));
  }
}

/** Copies the mailbox key, so that one helper opens the mailbox of every market in a run. */
function layOutMailboxKey(from: string, dataDir: string): void {
  const key = join('keys', 'mailbox.txt');
  if (existsSync(join(from, key))) cpSync(join(from, key), join(dataDir, key));
}

/** Starts a program of the server with these settings and its own market. */
export async function startSeparateServer(
  program: string,
  env: Record<string, string>,
): Promise<SeparateServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tenderete-own-'));
  await copyEmptyDatabase(dataDir);
  if (process.env.E2E_DATA_DIR) {
    layOutPictures(process.env.E2E_DATA_DIR, dataDir);
    layOutMailboxKey(process.env.E2E_DATA_DIR, dataDir);
  }
  const url = `http://127.0.0.1:${await freePort()}`;
  const child: ChildProcess = spawn(process.execPath, [program], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: new URL(url).port, DATA_DIR: dataDir, ...env },
  });
  const tell = async (news: object) => {
    const answered = once(child, 'message');
    child.send(news);
    const [answer] = (await answered) as [string];
    if (answer !== 'changed') throw new Error(`The market was not changed: ${answer}`);
  };
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitForServer(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, tell, stop };
}
