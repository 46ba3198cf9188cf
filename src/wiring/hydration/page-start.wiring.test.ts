import { describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PageStartServices } from '../../machines/hydration/page-start.machine.ts';
import { nextTask, wirePageStart } from './page-start.wiring.ts';

interface Page {
  isAppRestored: boolean;
  isScreenRestored: boolean;
  /** Step that throws. */
  breaks?: keyof PageStartServices;
}

const BROKEN = new Error('broken');

/** Page start that records its steps, with a bar between tasks. */
function startPage({ isAppRestored, isScreenRestored, breaks }: Page) {
  const done: string[] = [];
  const note = (name: keyof PageStartServices) => {
    if (name === breaks) throw BROKEN;
    done.push(name);
  };
  const step = (name: keyof PageStartServices) => () => note(name);
  const steps: PageStartServices = {
    readState: step('readState'),
    dress: step('dress'),
    wireApp: step('wireApp'),
    makeApp: () => {
      note('makeApp');
      return { isRestored: isAppRestored };
    },
    makeRouter: step('makeRouter'),
    loadScreen: async () => {
      note('loadScreen');
      return { isRestored: isScreenRestored };
    },
    hydrate: step('hydrate'),
    renderAfresh: step('renderAfresh'),
    releaseActors: step('releaseActors'),
    tellAddress: step('tellAddress'),
    tellHydrated: step('tellHydrated'),
    announceAlive: step('announceAlive'),
    adorn: step('adorn'),
    settle: async () => note('settle'),
    watchClock: step('watchClock'),
    reportBroken: (error) => void done.push(`reportBroken: ${error === BROKEN}`),
  };
  const start = createActor(
    wirePageStart(steps, async () => {
      await nextTask();
      done.push('|');
    }),
  ).start();
  const isDrawn = async (step: string) => {
    await expect.poll(() => done.slice(-2)).toEqual([step, '|']);
  };
  const shown = async () => {
    done.length = 0;
    start.send({ type: 'page.shown' });
    await waitFor(start, ({ status }) => status === 'done');
  };
  return { start, done, isDrawn, shown };
}

const UNTIL_ROUTER = ['readState', '|', 'dress', '|', 'wireApp', '|', 'makeApp', '|', 'makeRouter', '|'];

describe('the start of a page', () => {
  test('a page as the server left it is taken over, each step in a task of its own', async () => {
    const { done, isDrawn } = startPage({ isAppRestored: true, isScreenRestored: true });
    await isDrawn('hydrate');
    expect(done).toEqual([...UNTIL_ROUTER, 'loadScreen', '|', 'hydrate', '|']);
  });

  test('a page without a snapshot, or with one of another build, is drawn anew', async () => {
    const { done, isDrawn } = startPage({ isAppRestored: false, isScreenRestored: true });
    await isDrawn('renderAfresh');
    expect(done).toEqual([...UNTIL_ROUTER, 'renderAfresh', '|']);
  });

  test('so is one whose screen is of another build', async () => {
    const { done, isDrawn } = startPage({ isAppRestored: true, isScreenRestored: false });
    await isDrawn('renderAfresh');
    expect(done).toEqual([...UNTIL_ROUTER, 'loadScreen', '|', 'renderAfresh', '|']);
  });

  test.each([true, false])(
    'once it is shown it comes alive bit by bit (taken over: %s)',
    async (isRestored) => {
      const page = startPage({ isAppRestored: isRestored, isScreenRestored: true });
      await page.isDrawn(isRestored ? 'hydrate' : 'renderAfresh');
      await page.shown();
      expect(page.done).toEqual([
        'releaseActors',
        '|',
        'tellAddress',
        '|',
        'tellHydrated',
        '|',
        'announceAlive',
        '|',
        'adorn',
        '|',
        'settle',
        '|',
        'watchClock',
        '|',
      ]);
    },
  );

  test.each([
    'readState',
    'dress',
    'wireApp',
    'makeApp',
    'makeRouter',
    'loadScreen',
    'hydrate',
    'releaseActors',
    'tellAddress',
    'tellHydrated',
    'announceAlive',
    'adorn',
    'settle',
    'watchClock',
  ] as const)('battery 108 a start of which %s breaks ends there and reports it once', async (breaks) => {
    const { start, done } = startPage({ isAppRestored: true, isScreenRestored: true, breaks });
    await vi.waitFor(() => {
      start.send({ type: 'page.shown' });
      expect(start.getSnapshot().value).toBe('broken');
    });
    const steps = done.filter((step) => step !== '|');
    expect([steps.includes(breaks), steps.at(-1)]).toEqual([false, 'reportBroken: true']);
    expect(steps.filter((step) => step.startsWith('reportBroken'))).toHaveLength(1);
  });

  test('battery 108 so does one whose page cannot be drawn anew', async () => {
    const { start, done } = startPage({
      isAppRestored: false,
      isScreenRestored: false,
      breaks: 'renderAfresh',
    });
    await waitFor(start, ({ status }) => status === 'done');
    expect([start.getSnapshot().value, done.at(-1)]).toEqual(['broken', 'reportBroken: true']);
  });

  test('another task is not reached by anything that goes on in this one', async () => {
    let hasCome = false;
    const coming = nextTask().then(() => (hasCome = true));
    for (let turn = 0; turn < 1_000; turn += 1) await Promise.resolve();
    expect(hasCome).toBe(false);
    await coming;
    expect(hasCome).toBe(true);
  });
});
