import { EventEmitter } from 'node:events';
import type * as os from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as workerPool from './image-worker-pool.ts';
import type { ImageWorkers } from './image-worker-pool.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

class FakeChild extends EventEmitter {
  pid: number | undefined = 4_711;
  connected = true;
  readonly kill = vi.fn<(signal: string) => void>(() => void this.emit('exit', null));
  readonly send = vi.fn<(job: unknown) => void>();
  readonly ref = vi.fn<() => void>();
  readonly unref = vi.fn<() => void>();
  readonly channel = { ref: vi.fn<() => void>(), unref: vi.fn<() => void>() };
  readonly disconnect = vi.fn<() => void>(() => {
    this.connected = false;
  });
}

const children: FakeChild[] = [];
const fork = vi.fn<(program: string, args: string[]) => FakeChild>(() => {
  const child = new FakeChild();
  children.push(child);
  return child;
});
const setPriority = vi.fn<(pid: number, priority: number) => void>();
const getPriority = vi.fn<() => number>(() => 0);

let pool: typeof workerPool;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('node:child_process', () => ({ fork }));
  vi.doMock('node:os', async (original) => ({
    ...(await original<typeof os>()),
    getPriority,
    setPriority,
  }));
  pool = await import('./image-worker-pool.ts');
});
afterAll(() => {
  vi.doUnmock('node:child_process');
  vi.doUnmock('node:os');
  vi.resetModules();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fork.mockClear();
  setPriority.mockClear();
  children.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const job = { verb: 'readUpload', bytes: Buffer.from('x') } as const;
const POOLS = [
  ['requests', () => pool.imageWorkers, 20 * SECOND, 10 * SECOND],
  ['nobody in a hurry', () => pool.lowPriorityImageWorkers, 5 * MINUTE, 60 * SECOND],
] as const;

/** A job of a pool that is under way, with its process. */
function begin(workers: ImageWorkers) {
  const result = workers.carryOut(job).then(
    () => 'answered',
    (error: unknown) => String(error),
  );
  return { result, child: children.at(-1)! };
}

test.each(POOLS)(
  'battery 95 a picture for %s ends with its process when its time is over',
  async (_, workersOf, limit, workLimit) => {
    const { result, child } = begin(workersOf());
    expect(fork.mock.calls[0]?.[1]).toEqual([String(workLimit)]);
    vi.advanceTimersByTime(limit - 1);
    expect(child.kill).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL');
    expect(await result).toBe(`Error: A picture was not done within ${limit} ms, or its process was ended.`);
  },
);

test.each(POOLS)(
  'battery 95 a process for %s that took too much of a processor says so by its exit code',
  async (_, workersOf, __, workLimit) => {
    const { result, child } = begin(workersOf());
    child.emit('exit', 3);
    expect(await result).toBe(`Error: A picture took more than ${workLimit} ms of a processor.`);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test.each(POOLS)(
  'a process for %s that is idle for 5 s ends, and does not keep the server from ending',
  async (_, workersOf) => {
    const { result, child } = begin(workersOf());
    expect([child.ref.mock.calls.length, child.channel.ref.mock.calls.length]).toEqual([1, 1]);
    expect(child.unref).not.toHaveBeenCalled();
    child.emit('message', { bytes: Buffer.from('y') });
    expect(await result).toBe('answered');
    expect(vi.getTimerCount()).toBe(1);
    expect([child.unref.mock.calls.length, child.channel.unref.mock.calls.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(5 * SECOND - 1);
    expect(child.disconnect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(child.disconnect).toHaveBeenCalledOnce();
    begin(workersOf()).child.emit('exit', null);
    expect(fork).toHaveBeenCalledTimes(2);
  },
);

test('only the process that was idle for so long ends, and one that is gone is neither given a job nor ended', async () => {
  const both = [begin(pool.imageWorkers), begin(pool.imageWorkers)];
  const [first, second] = both.map(({ child }) => child);
  first!.emit('message', { bytes: Buffer.from('y') });
  await both[0]!.result;
  vi.advanceTimersByTime(SECOND);
  second!.emit('message', { bytes: Buffer.from('y') });
  await both[1]!.result;
  vi.advanceTimersByTime(4 * SECOND);
  expect([first!.connected, second!.connected]).toEqual([false, true]);
  const again = begin(pool.imageWorkers);
  expect([again.child === second, fork.mock.calls.length]).toEqual([true, 2]);
  second!.emit('message', { bytes: Buffer.from('y') });
  await again.result;
  second!.connected = false;
  vi.advanceTimersByTime(5 * SECOND);
  expect(second!.disconnect).not.toHaveBeenCalled();
});

test('a process that is busy again is not ended for having been idle', async () => {
  const { result, child } = begin(pool.imageWorkers);
  child.emit('message', { bytes: Buffer.from('y') });
  await result;
  vi.advanceTimersByTime(5 * SECOND - 1);
  const again = begin(pool.imageWorkers);
  vi.advanceTimersByTime(SECOND);
  expect([again.child === child, child.connected]).toEqual([true, true]);
  child.emit('exit', null);
  await again.result;
});

test.each([
  [0, 5],
  [10, 15],
  [16, 19],
])('beside a server of priority %i only pictures that nobody waits for run at %i', (own, expected) => {
  getPriority.mockReturnValueOnce(own);
  begin(pool.imageWorkers).child.emit('exit', null);
  expect(setPriority).not.toHaveBeenCalled();
  begin(pool.lowPriorityImageWorkers).child.emit('exit', null);
  expect(setPriority).toHaveBeenCalledExactlyOnceWith(4_711, expected);
});

test('a process that could not be started has no priority', async () => {
  fork.mockImplementationOnce(() => {
    const child = new FakeChild();
    child.pid = undefined;
    children.push(child);
    return child;
  });
  const { result, child } = begin(pool.lowPriorityImageWorkers);
  expect(setPriority).not.toHaveBeenCalled();
  child.emit('error', new Error('EAGAIN'));
  expect(await result).toBe('Error: EAGAIN');
  vi.clearAllTimers();
});

test('an error of a process does not end the server', () => {
  const { child } = begin(pool.imageWorkers);
  expect(() => child.emit('error', new Error('EPIPE'))).not.toThrow();
  child.emit('exit', null);
});
