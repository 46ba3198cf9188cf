import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { memoryOf } from './process-memory.ts';

/** Child process that allocates 100 MB on request; the memory of the test process itself varies with other tests. */
const HOLDER = `
process.on('message', () => {
  globalThis.held = Buffer.alloc(100 * 1_024 * 1_024, 1);
  process.send('held');
});
process.send('up');`;

test.skipIf(process.platform !== 'linux')(
  'what a process holds is told in MB, and its helpers by themselves',
  async () => {
    const child = fork('-e', [], { execArgv: ['-e', HOLDER, '--'] });
    await once(child, 'message');
    const empty = memoryOf(child.pid!);
    child.send('hold');
    await once(child, 'message');
    const { resident, anonymous } = memoryOf(child.pid!);
    const { helpers } = memoryOf(process.pid);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // Lower bounds only, because other tests also start processes.
    expect([resident > anonymous, resident > 100, helpers > resident - 1]).toEqual([true, true, true]);
    expect(anonymous - empty.anonymous).toBeGreaterThan(80);
  },
);
