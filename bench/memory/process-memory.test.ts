import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { memoryOf } from './process-memory.ts';

test.skipIf(process.platform !== 'linux')(
  'what a process holds is told in MB, and its helpers by themselves',
  async () => {
    const before = memoryOf(process.pid);
    const held = Buffer.alloc(100 * 1_024 * 1_024, 1);
    const child = fork('-e', [], {
      execArgv: ['-e', "process.send('up'); setInterval(() => {}, 1000);", '--'],
    });
    await once(child, 'message');
    const { resident, anonymous, helpers } = memoryOf(process.pid);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect([held.length > 0, resident > anonymous, helpers > before.helpers + 10]).toEqual([
      true,
      true,
      true,
    ]);
    expect(anonymous - before.anonymous).toBeGreaterThan(80);
  },
);
