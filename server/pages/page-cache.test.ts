import { describe, expect, test } from 'vitest';
import { deferred } from '../../tests/support/deferred.ts';
import { type FinishedPage, PageCache } from './page-cache.ts';
import { CompressedBody } from './page-compression.ts';

const [ONE, OTHER, THIRD] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

const page = (more: Partial<FinishedPage> = {}): FinishedPage => ({
  status: 200,
  body: new CompressedBody(Buffer.from('hola')),
  etag: '"1"',
  sights: [],
  mentions: new Set([ONE]),
  staleAt: 1_000,
  ...more,
});

const cacheAt = (start: number) => {
  const clock = { time: start, now: () => clock.time };
  return { clock, cache: new PageCache(clock) };
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

  test('a change drops the pages that mention it and no others', async () => {
    const { cache } = cacheAt(0);
    await cache.get('/a', async () => page());
    await cache.get('/b', async () => page({ mentions: new Set([OTHER]) }));
    cache.forget([ONE]);
    const again = async () => page({ etag: '"2"' });
    expect([(await cache.get('/a', again)).etag, (await cache.get('/b', again)).etag]).toEqual([
      '"2"',
      '"1"',
    ]);
  });

  test('a store that changes drops every page: it may belong where it is not mentioned', async () => {
    const { cache } = cacheAt(0);
    await cache.get('/tiendas', async () => page());
    cache.forget([OTHER, 'barro-de-marta']);
    expect((await cache.get('/tiendas', async () => page({ etag: '"2"' }))).etag).toEqual('"2"');
  });

  test('what was not there is looked for again after any change', async () => {
    const { cache } = cacheAt(0);
    await cache.get('/products/1', async () => page({ status: 404, mentions: new Set() }));
    cache.forget([THIRD]);
    expect((await cache.get('/products/1', async () => page({ etag: '"2"' }))).etag).toEqual('"2"');
  });

  test('a rendering that was under way when something changed is sent to its readers and not kept', async () => {
    const { cache } = cacheAt(0);
    const rendering = deferred<FinishedPage>();
    const waiting = cache.get('/', () => rendering.promise);
    cache.forget([ONE]);
    rendering.resolve(page());
    expect((await waiting).etag).toEqual('"1"');
    expect((await cache.get('/', async () => page({ etag: '"2"' }))).etag).toEqual('"2"');
  });

  test('a failure is not kept', async () => {
    const { cache } = cacheAt(0);
    await expect(async () => cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.get('/b', async () => page({ status: 503 }));
    expect((await cache.get('/b', async () => page({ etag: '"2"' }))).etag).toEqual('"2"');
  });
});
