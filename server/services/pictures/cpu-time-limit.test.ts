import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withCpuTimeLimit } from './cpu-time-limit.ts';

const SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Process whose CPU time the test sets, in ms; it records its exit code instead of ending. */
function fakeProcess() {
  const cpu = { used: 5_000 };
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: cpu.used * 600, system: cpu.used * 400 }));
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as () => never);
  return { cpu, exit };
}

test('battery 95 a job that takes more of a processor than it may ends its process at the next look', () => {
  const { cpu, exit } = fakeProcess();
  void withCpuTimeLimit(SECOND, () => new Promise(() => {}));
  cpu.used += SECOND;
  vi.advanceTimersByTime(100);
  expect(exit).not.toHaveBeenCalled();
  cpu.used += 0.01;
  vi.advanceTimersByTime(99);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(3);
});

test('battery 95 after the job nobody looks any more, whether it was done or failed', async () => {
  const { cpu, exit } = fakeProcess();
  expect(await withCpuTimeLimit(SECOND, async () => 'done')).toBe('done');
  await expect(withCpuTimeLimit(SECOND, () => Promise.reject(new Error('no disk')))).rejects.toThrow(
    'no disk',
  );
  cpu.used += 2 * SECOND;
  vi.advanceTimersByTime(SECOND);
  expect([exit.mock.calls, vi.getTimerCount()]).toEqual([[], 0]);
});
