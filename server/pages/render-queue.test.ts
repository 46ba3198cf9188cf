import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createTestClock } from '../../tests/support/api/test-clock.ts';
import { deferred } from '../../tests/support/charts/deferred.ts';
import { isRefusal } from '../http/refusal.ts';
import { createRenderQueue } from './render-queue.ts';

const renderingsAt = (hasLimits = true) => {
  const clock = createTestClock();
  return { clock, ...createRenderQueue({ clock, hasLimits }) };
};

const page = async () => 'page';

/** Status and retry time of a refused rendering. */
function told(ask: () => unknown): [status: number, retryAfter: number | undefined] | 'nothing' {
  try {
    ask();
    return 'nothing';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [error.status, error.retryAfter];
  }
}

describe(createRenderQueue, () => {
  test('pages are rendered one at a time, of every network in turn', async () => {
    const { render } = renderingsAt();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await turn();
      seen.push(`${name} ends`);
    };
    await Promise.all(['a1', 'a2', 'a3', 'b1'].map((name) => render(work(name), name.slice(0, 1))));
    expect(seen).toEqual(['a1', 'a2', 'b1', 'a3'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  test('it is busy while two wait for their turn', async () => {
    const { render, isBusy } = renderingsAt();
    const first = deferred<string>();
    const all = [render(() => first.promise, 'a'), render(page, 'b')];
    const seen = [isBusy()];
    all.push(render(page, 'c'));
    seen.push(isBusy());
    first.resolve('page');
    await Promise.all(all);
    expect([...seen, isBusy()]).toEqual([false, true, false]);
  });

  test('one network has 300 a minute rendered and others are not concerned', async () => {
    const { clock, render } = renderingsAt();
    for (let count = 0; count < 300; count += 1) await render(page, '192.0.2.1');
    clock.turn(20_000);
    expect(told(() => render(page, '192.0.2.1'))).toEqual([429, 40]);
    expect(await render(page, '192.0.2.2')).toBe('page');
    clock.turn(40_000);
    expect(await render(page, '192.0.2.1')).toBe('page');
  });

  test('40 people behind one address, each of whom opens a new page every ten seconds, have them all', async () => {
    const { clock, render } = renderingsAt();
    let had = 0;
    for (let second = 0; second < 600; second += 10) {
      for (let person = 0; person < 40; person += 1) had += (await render(page, '192.0.2.1')).length / 4;
      clock.turn(10_000);
    }
    expect(had).toBe(60 * 40);
  });

  test('where limits are off no network has any', async () => {
    const { render } = renderingsAt(false);
    for (let count = 0; count < 400; count += 1) await render(page, '192.0.2.1');
    const waiting = Array.from({ length: 20 }, () => render(page, '192.0.2.1'));
    expect(await Promise.all(waiting)).toHaveLength(20);
  });

  test('ten of a network may wait, and thirty in all; who comes then is told at once', async () => {
    const { render } = renderingsAt();
    const first = deferred<string>();
    const waiting = [render(() => first.promise, 'first')];
    const come = (network: string, count: number) => {
      for (let one = 0; one < count; one += 1) waiting.push(render(page, network));
    };
    come('a', 10);
    expect(told(() => render(page, 'a'))).toEqual([429, 5]);
    come('b', 10);
    come('c', 10);
    expect(told(() => render(page, 'd'))).toEqual([503, 5]);
    first.resolve('page');
    expect(await Promise.all(waiting)).toHaveLength(31);
    expect(await render(page, 'd')).toBe('page');
  });

  test('a rendering that waits for the database keeps nobody waiting for long, and one that fails nobody at all', async () => {
    const { render } = renderingsAt();
    const stuck = deferred<string>();
    const first = render(() => stuck.promise, 'a');
    const broken = render(() => Promise.reject(new Error('broken')), 'b');
    const next = render(page, 'c');
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('page');
    stuck.resolve('late');
    expect(await first).toBe('late');
  });

  test.each([
    ['while somebody calls the next one waits', true, [1, 2]],
    ['while nobody calls the next one begins at once', false, [2, 2]],
  ])('calls go before pages: %s', async (_, isCalled, expected) => {
    const { render, noteCall } = renderingsAt();
    if (isCalled) noteCall();
    let begun = 0;
    const work = async () => {
      begun += 1;
      await new Promise((resolve) => setTimeout(resolve, 40));
    };
    const pages = [render(work, 'a'), render(work, 'b')];
    await pages[0];
    await turn();
    await turn();
    const soon = begun;
    await vi.waitFor(() => expect(begun).toBe(2));
    expect([soon, begun]).toEqual(expected);
    await Promise.all(pages);
  });
});
