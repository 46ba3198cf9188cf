import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importChunk, onImportFailure } from './import-chunk.ts';

const reset = () =>
  onImportFailure(async (error) => {
    throw error;
  });
beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => {
  reset();
  document.head.innerHTML = '';
});

const lost = new TypeError('Failed to fetch dynamically imported module');
const fail = () => Promise.reject(lost);

describe(importChunk, () => {
  test('a chunk that loads is passed on', async () => {
    expect(await importChunk(async () => ({ part: 1 }))).toEqual({ part: 1 });
  });

  test('R8.18 a failed import rejects at once where nobody decides about it', async () => {
    await expect(importChunk(fail)).rejects.toBe(lost);
  });

  test('R8.18 a failed import waits for the decision, and rejects with its own error', async () => {
    let decide = () => {};
    onImportFailure(async (error) => {
      await new Promise<void>((resolve) => (decide = resolve));
      throw error;
    });
    const outcomes: unknown[] = [];
    importChunk(fail).catch((error: unknown) => outcomes.push(error));
    await new Promise((resolve) => setTimeout(resolve));
    expect(outcomes).toEqual([]);
    decide();
    await expect.poll(() => outcomes).toEqual([lost]);
  });

  test('the chunks that it needs are requested once, unless the page requests them', async () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/market-1.js">';
    for (let times = 0; times < 2; times += 1)
      await importChunk(async () => ({}), ['assets/market-1.js', 'assets/forms-2.js']);
    const links = [...document.querySelectorAll('link')];
    expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ['modulepreload', '/assets/market-1.js'],
      ['modulepreload', '/assets/forms-2.js'],
    ]);
  });
});
