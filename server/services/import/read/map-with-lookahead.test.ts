import { getEventListeners } from 'node:events';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/charts/deferred.ts';
import { turnsDuring } from '../../../../tests/support/api/turns-during.ts';
import { abortable } from './abortable.ts';
import { mapWithLookahead } from './map-with-lookahead.ts';

const { signal } = new AbortController();
const LETTERS = ['a', 'b', 'c', 'd', 'e'];

/** Map over five letters, whose results the test settles, and the letters that were begun. */
function mapLetters({ most = 2, until = signal } = {}) {
  const begun: string[] = [];
  const results = Object.fromEntries(LETTERS.map((letter) => [letter, deferred<string>()]));
  const begin = (letter: string) => {
    begun.push(letter);
    return results[letter]!.promise;
  };
  return { begun, results, mapped: mapWithLookahead(LETTERS, { most, begin, signal: until }) };
}

test('battery 103 beside the item whose turn it is, so many of the next ones are under way', async () => {
  const { begun, results, mapped } = mapLetters();
  for (const letter of LETTERS.toReversed()) results[letter]!.resolve(letter.toUpperCase());
  const told: unknown[] = [];
  for await (const result of mapped) told.push([result, begun.length]);
  expect(told).toEqual([
    ['A', 3],
    ['B', 4],
    ['C', 5],
    ['D', 5],
    ['E', 5],
  ]);
});

test('O7 others have their turn after each item', async () => {
  const all = async () => {
    const begin = async (letter: string) => letter;
    const seen = [];
    for await (const letter of mapWithLookahead(LETTERS, { most: 1, begin, signal })) seen.push(letter);
    expect(seen).toEqual(LETTERS);
  };
  expect(await turnsDuring(all())).toBeGreaterThanOrEqual(5);
});

test('battery 72 an item that fails early is told of in its turn', async () => {
  const { results, mapped } = mapLetters();
  results.b!.reject(new Error('no picture'));
  const first = mapped.next();
  await new Promise((resolve) => setImmediate(resolve));
  results.a!.resolve('A');
  expect((await first).value).toBe('A');
  const second = mapped.next();
  for (const letter of LETTERS) results[letter]!.resolve(letter);
  await expect(second).rejects.toThrow('no picture');
});

test('whoever stops early waits for what was begun, unless the signal is aborted', async () => {
  const patient = mapLetters();
  patient.results.a!.resolve('A');
  await patient.mapped.next();
  const isOver = vi.fn<() => void>();
  const stopped = patient.mapped.return().then(isOver);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).not.toHaveBeenCalled();
  for (const letter of ['b', 'c']) patient.results[letter]!.resolve(letter);
  await stopped;

  const stopping = new AbortController();
  const hurried = mapLetters({ until: stopping.signal });
  const next = hurried.mapped.next();
  stopping.abort(new Error('stopping'));
  await expect(next).rejects.toThrow('stopping');
});

test('a promise is left when the signal is aborted, before or meanwhile, and the signal forgets it', async () => {
  const never = new Promise<never>(() => {});
  await expect(abortable(never, AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
  const stopping = new AbortController();
  expect(await abortable(Promise.resolve(1), stopping.signal)).toBe(1);
  expect(getEventListeners(stopping.signal, 'abort')).toEqual([]);
  const left = abortable(never, stopping.signal);
  stopping.abort(new Error('meanwhile'));
  await expect(left).rejects.toThrow('meanwhile');
  expect(getEventListeners(stopping.signal, 'abort')).toEqual([]);
});
