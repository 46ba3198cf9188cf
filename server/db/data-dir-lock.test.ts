import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';

const NOW = Date.parse('2026-09-14T10:00:00.000Z');

describe(lockDataDir, () => {
  let folder = '';
  const lock = () => join(folder, 'lock');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tenderete-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('battery 77 refuses while the holder lives, names it, and lets go of nothing but its own', () => {
    const release = lockDataDir(folder, NOW);
    expect(() => lockDataDir(folder, NOW + 1)).toThrow(
      `The folder ${folder} is in use by process ${process.pid} since 2026-09-14T10:00:00.000Z.`,
    );
    expect(readdirSync(folder)).toEqual(['lock']);
    release();
    expect(readdirSync(folder)).toEqual([]);
    lockDataDir(folder, NOW);
    writeFileSync(lock(), JSON.stringify({ pid: process.pid + 1, since: '', birth: '' }));
    release();
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  test('a folder that is made is for nobody else on the machine', () => {
    const made = join(folder, 'nueva', 'data');
    lockDataDir(made, NOW);
    expect([made, join(folder, 'nueva')].map((one) => statSync(one).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  test('battery 77 takes over what a dead process left', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(lock(), JSON.stringify({ pid: child.pid, since: 'ayer', birth: '' }));
    lockDataDir(folder, NOW);
    expect((JSON.parse(readFileSync(lock(), 'utf8')) as { pid: number }).pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  test('battery 77 a later process with the same number is not the holder', () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.pid, since: 'ayer', birth: 'otro-arranque/1' }));
    lockDataDir(folder, NOW);
    expect((JSON.parse(readFileSync(lock(), 'utf8')) as { since: string }).since).toBe(
      '2026-09-14T10:00:00.000Z',
    );
  });

  test('battery 77 a lock that cannot be read is nobody’s', () => {
    writeFileSync(lock(), '{"pi');
    lockDataDir(folder, NOW);
    expect((JSON.parse(readFileSync(lock(), 'utf8')) as { pid: number }).pid).toBe(process.pid);
  });
});
