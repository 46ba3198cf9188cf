import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeLock } from './lock.mjs';

const folderOf = (name: string) => join(import.meta.dirname, '..', '.cache', `${name}.lock`);
const nameOf = (purpose: string) => `test-${purpose}-${process.pid}`;
const module = JSON.stringify(join(import.meta.dirname, 'lock.mjs'));

const takeInChild = (name: string) =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { takeLock } from ${module}; takeLock('${name}'); console.log('taken');`,
  ]);

describe(takeLock, () => {
  it('holds others off until it is released', async () => {
    const name = nameOf('wait');
    const release = takeLock(name);
    const child = takeInChild(name);
    const said: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString().trim()));
    await once(child.stdout, 'data');
    release();
    await once(child, 'close');
    expect(said).toEqual([
      `Waiting for process ${process.pid}, which is busy with the same (${name}) …`,
      'taken',
    ]);
    expect(existsSync(folderOf(name))).toBe(false);
  });

  it('takes over what a dead process left', () => {
    const name = nameOf('stale');
    const { pid } = spawnSync(process.execPath, ['-e', '0']);
    mkdirSync(folderOf(name), { recursive: true });
    writeFileSync(join(folderOf(name), 'pid'), String(pid));
    const release = takeLock(name);
    expect(readFileSync(join(folderOf(name), 'pid'), 'utf8')).toBe(String(process.pid));
    release();
    rmSync(folderOf(name), { recursive: true, force: true });
  });
});
