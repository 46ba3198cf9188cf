import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { attemptsPerSecond } from './throughput.ts';

describe(attemptsPerSecond, () => {
  test('what was begun in time is waited for and counts', async () => {
    const seen: number[] = [];
    const { perSecond, noticed } = await attemptsPerSecond(
      ['Ana', 'Luis'],
      { seconds: 0.05 },
      async (_, turn, notice) => {
        seen.push(turn);
        await pause(150);
        notice(turn);
      },
    );
    expect(seen).toEqual([0, 7]);
    expect(noticed).toEqual([0, 7]);
    expect(perSecond > 0 && perSecond < 20).toBe(true);
  });

  test('no more are begun than asked for', async () => {
    let begun = 0;
    await attemptsPerSecond(['Ana', 'Luis'], { seconds: 0.5, begun: 20 }, async () => void (begun += 1));
    expect(begun >= 2 && begun <= 13).toBe(true);
  });

  test('a failure ends the measurement', async () => {
    const failing = attemptsPerSecond(['Ana'], { seconds: 0.05 }, () => Promise.reject(new Error('429')));
    await expect(failing).rejects.toThrow('429');
  });
});
