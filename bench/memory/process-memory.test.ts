import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { killTree } from '../../tests/support/http/kill-tree.ts';
import { memoryOf } from './process-memory.ts';

/** Child process that allocates 100 MB on request; the memory of the test process itself varies with other tests. */
const HOLDER = `
process.on('message', () => {
  globalThis.held = Buffer.alloc(100 * 1_024 * 1_024, 1);
  process.send('held');
});
process.send('up');`;

/** Program that holds 40 MB, and then shares them with three processes that it forks. */
const SHARING = `#!/bin/sh
held=$(head -c 40000000 /dev/zero | tr '\\0' x)
(sleep 60; :) &
(sleep 60; :) &
(sleep 60; :) &
echo "\${#held}"
wait
`;

describe.skipIf(process.platform !== 'linux')(memoryOf, () => {
  let children: ChildProcess[] = [];
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'process-memory-'));
  });
  afterEach(() => {
    for (const { pid } of children) if (pid !== undefined) killTree(pid);
    children = [];
    rmSync(folder, { recursive: true });
  });

  test('what a process holds is told in MB, and its helpers by themselves', async () => {
    const child = fork('-e', [], { execArgv: ['-e', HOLDER, '--'] });
    children.push(child);
    await once(child, 'message');
    const empty = memoryOf(child.pid!);
    child.send('hold');
    await once(child, 'message');
    const { resident, anonymous } = memoryOf(child.pid!);
    const { helpers } = memoryOf(process.pid);
    // Lower bounds only, because other tests also start processes.
    expect([resident > anonymous, resident > 100, helpers > resident - 1]).toEqual([true, true, true]);
    expect(anonymous - empty.anonymous).toBeGreaterThan(80);
  });

  test('PostgreSQL counts apart from the helpers, and what its processes share counts once', async () => {
    const program = join(folder, 'postgres');
    writeFileSync(program, SHARING, { mode: 0o755 });
    // The shell between the two is the one that ends PostgreSQL.
    const child = spawn('/bin/sh', ['-c', '"$0" & wait', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const [length] = (await once(child.stdout, 'data')) as [Buffer];
    expect(Number(length)).toBe(40_000_000);
    const { postgres, helpers } = memoryOf(child.pid!);
    expect(postgres).toBeGreaterThan(38);
    expect(postgres).toBeLessThan(100);
    expect(helpers).toBeLessThan(38);
  });
});
