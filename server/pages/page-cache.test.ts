import { describe, expect, test } from 'vitest';
import { deferred } from '../../tests/support/charts/deferred.ts';
import { LIST_CHANGE_MARKER } from '../db/change-feed.ts';
import { type FinishedPage, PageCache } from './page-cache.ts';
import { CompressedBody } from './page-compression.ts';

const [ONE, OTHER, THIRD] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

const page = (more: Partial<FinishedPage> = {}): FinishedPage => ({
  status: 200,
  body: new CompressedBody(Buffer.from('hola')),
  stylePolicy: '',
  etag: '"1"',
  sights: [],
  mentions: new Set([ONE]),
  staleAt: 1_000,
  ...more,
});

const cacheAt = (start: number) => {
  const clock = { time: start, now: () => clock.time };
  const process = { runs: 0, isBusy: false };
  const cache = new PageCache(
    clock,
    () => process.isBusy,
    () => process.runs,
  );
  return { clock, process, cache };
};

describe(PageCache.name, () => {
  test('many who wait for one page share one rendering', async () => {
    const { cache } = cacheAt(0);
    const rendering = deferred<FinishedPage>();
    let renderings = 0;
    const render = () => {
      renderings++;
      return rendering.promise;
    };
    const ask = async () => cache.get('/', render);
    const waiting = [ask(), ask()];
    rendering.resolve(page());
    expect((await Promise.all(waiting)).map(({ etag }) => etag)).toEqual(['"1"', '"1"']);
    await cache.get('/', render);
    expect(renderings).toEqual(1);
  });

  test('a page is rendered anew when something on it opens or closes', async () => {
    const { cache, clock } = cacheAt(0);
    await cache.get('/', async () => page({ staleAt: 500 }));
    clock.time = 500;
    expect((await cache.get('/', async () => page({ etag: '"2"' }))).etag).toEqual('"2"');
  });

  test('a change has the pages that mention it rendered anew and no others', async () => {
    const { cache, process } = cacheAt(0);
    await cache.get('/a', async () => page());
    await cache.get('/b', async () => page({ mentions: new Set([OTHER]) }));
    process.runs = 500;
    cache.forget([ONE]);
    const again = async () => page({ etag: '"2"' });
    expect([(await cache.get('/a', again)).etag, (await cache.get('/b', again)).etag]).toEqual([
      '"2"',
      '"1"',
    ]);
  });

  test('what enters lists has every page rendered anew: it may belong where it is not mentioned', async () => {
    const { cache, process } = cacheAt(0);
    await cache.get('/tiendas', async () => page());
    process.runs = 500;
    cache.forget([OTHER, LIST_CHANGE_MARKER]);
    expect((await cache.get('/tiendas', async () => page({ etag: '"2"' }))).etag).toEqual('"2"');
  });

  test('what was not there is looked for again after any change', async () => {
    const { cache, process } = cacheAt(0);
    await cache.get('/products/1', async () => page({ status: 404, mentions: new Set() }));
    process.runs = 500;
    cache.forget([THIRD]);
    expect((await cache.get('/products/1', async () => page({ etag: '"2"' }))).etag).toEqual('"2"');
  });

  test('who saves over and over has a page rendered twice a second, and each change is on it half a second later', async () => {
    const { cache, process } = cacheAt(0);
    let saved = 0;
    const renderings: number[] = [];
    const render = async () => {
      renderings.push(process.runs);
      return page({ etag: String(saved), staleAt: 60_000 });
    };
    await cache.get('/', render);
    const late: number[] = [];
    for (process.runs = 10; process.runs <= 3_000; process.runs += 10) {
      saved = process.runs;
      cache.forget([ONE]);
      late.push(saved - Number((await cache.get('/', render)).etag));
    }
    expect(renderings).toEqual([0, 500, 1_000, 1_500, 2_000, 2_500, 3_000]);
    expect(Math.max(...late)).toBeLessThan(500);
  });

  test('a rendering that was under way when something changed is kept for no longer than that', async () => {
    const { cache, process } = cacheAt(0);
    const rendering = deferred<FinishedPage>();
    const waiting = cache.get('/', () => rendering.promise);
    cache.forget([ONE]);
    rendering.resolve(page());
    expect((await waiting).etag).toEqual('"1"');
    const again = async () => page({ etag: '"2"' });
    process.runs = 499;
    expect((await cache.get('/', again)).etag).toEqual('"1"');
    process.runs = 500;
    expect((await cache.get('/', again)).etag).toEqual('"2"');
  });

  test('who comes after a change does not wait for a rendering that began long before it', async () => {
    const { cache, process } = cacheAt(0);
    const slow = deferred<FinishedPage>();
    const waiting = cache.get('/', () => slow.promise);
    process.runs = 500;
    cache.forget([ONE]);
    const again = async () => page({ etag: '"2"' });
    expect((await cache.get('/', again)).etag).toEqual('"2"');
    slow.resolve(page());
    expect([(await waiting).etag, (await cache.get('/', again)).etag]).toEqual(['"1"', '"2"']);
  });

  test('where many wait a page that changed is sent as it was, and as it is to who comes once it was rendered', async () => {
    const { cache, clock, process } = cacheAt(0);
    await cache.get('/', async () => page());
    process.runs = 500;
    cache.forget([ONE]);
    process.isBusy = true;
    const rendering = deferred<FinishedPage>();
    let renderings = 0;
    const ask = async () =>
      (
        await cache.get('/', () => {
          renderings += 1;
          return rendering.promise;
        })
      ).etag;
    expect([await ask(), await ask(), renderings]).toEqual(['"1"', '"1"', 1]);
    rendering.resolve(page({ etag: '"2"' }));
    await rendering.promise;
    expect(await ask()).toEqual('"2"');
    clock.time = 1_000;
    expect((await cache.get('/', async () => page({ etag: '"3"', staleAt: 2_000 }))).etag).toEqual('"3"');
  });

  test('where nobody else may have a page rendered one that changed is sent as it was, until it is over', async () => {
    const { cache, clock, process } = cacheAt(0);
    await cache.get('/', async () => page());
    process.runs = 500;
    cache.forget([ONE]);
    const refuse = () => {
      throw new Error('full');
    };
    expect((await cache.get('/', refuse)).etag).toEqual('"1"');
    clock.time = 1_000;
    expect(() => cache.get('/', refuse)).toThrow('full');
    expect(() => cache.get('/b', refuse)).toThrow('full');
  });

  test('a failure is not kept', async () => {
    const { cache } = cacheAt(0);
    await expect(async () => cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.get('/b', async () => page({ status: 503 }));
    expect((await cache.get('/b', async () => page({ etag: '"2"' }))).etag).toEqual('"2"');
  });
});
