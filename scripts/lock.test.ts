import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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
    const lock = takeLock(name);
    const child = takeInChild(name);
    const said: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString().trim()));
    await once(child.stdout, 'data');
    lock.release();
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
    writeFileSync(join(folderOf(name), String(pid)), '');
    const lock = takeLock(name);
    expect(readdirSync(folderOf(name))).toEqual([String(process.pid)]);
    lock.release();
  });

  it('stays held while a child that it was lent to goes on alone', async () => {
    const name = nameOf('lent');
    const worker = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    const { pid = 0 } = worker;
    spawnSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import { takeLock } from ${module}; takeLock('${name}').lend(${pid}); process.kill(process.pid, 'SIGKILL');`,
    ]);
    const heir = takeInChild(name);
    const said: string[] = [];
    heir.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString().trim()));
    await once(heir.stdout, 'data');
    worker.stdin.end();
    await once(heir, 'close');
    expect(said).toEqual([`Waiting for process ${pid}, which is busy with the same (${name}) …`, 'taken']);
  });
});
