import { describe, expect, test, vi } from 'vitest';
import { withPrefetched } from './prefetched-responses.ts';

const ADDRESS = '/api/products/user?limit=24';
const BEARER = { authorization: 'Bearer a' };

/** Page with one prefetched request, sent `late` ms ago. Records how often the browser's fetch is called again. */
function page(early: Promise<Response | null>, late = 0) {
  const sent = vi.fn<typeof fetch>(async () => new Response('again'));
  const ahead = { authorization: BEARER.authorization, sentAt: 1_000, answers: new Map([[ADDRESS, early]]) };
  const fetched = withPrefetched(ahead, sent, () => 1_000 + late);
  const ask = async (init: RequestInit = { headers: BEARER }, address = ADDRESS) =>
    (await fetched(address, init)).text();
  return { ask, sent };
}

const answered = () => Promise.resolve(new Response('ahead'));

describe(withPrefetched.name, () => {
  test('what was asked ahead is taken up, and asked anew from then on', async () => {
    const { ask, sent } = page(answered());
    expect([await ask(), sent.mock.calls.length]).toEqual(['ahead', 0]);
    expect([await ask(), sent.mock.calls.length]).toEqual(['again', 1]);
  });

  test('another address, another one who asks, and nobody ask for themselves', async () => {
    const { ask } = page(answered());
    expect([
      await ask({ headers: BEARER }, '/api/products/user'),
      await ask({ headers: { authorization: 'Bearer b' } }),
      await ask({}),
    ]).toEqual(['again', 'again', 'again']);
  });

  test('what found no answer is asked again', async () => {
    expect(await page(Promise.resolve(null)).ask()).toEqual('again');
  });

  test('what is old is not what is answered now', async () => {
    expect([await page(answered(), 15_000).ask(), await page(answered(), 15_001).ask()]).toEqual([
      'ahead',
      'again',
    ]);
  });

  test('a change makes it old', async () => {
    const { ask } = page(answered());
    await ask({ headers: BEARER, method: 'PUT' }, '/api/products/7');
    expect(await ask()).toEqual('again');
  });

  test('who gives up waits no longer', async () => {
    const controller = new AbortController();
    const waiting = page(new Promise(() => {})).ask({ headers: BEARER, signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
  });
});
