import { expect, test } from 'vitest';
import { cachedPages } from './cached-pages.ts';

const NOW = Date.UTC(2026, 10, 25, 18);
const HOUR = 3_600_000;
const titled = (title: string, hoursAgo: number | null) =>
  new Response(`<title>${title} · Tenderete</title>`, {
    headers: hoursAgo === null ? {} : { date: new Date(NOW - hoursAgo * HOUR).toUTCString() },
  });

/** Fake cache with these responses, by path. */
function holding(answers: Record<string, Response>) {
  const all = new Map(Object.entries(answers).map(([path, answer]) => [`https://m.example${path}`, answer]));
  return {
    keys: async () => [...all.keys()].map((url) => new Request(url)),
    match: async (request: RequestInfo | URL) => all.get((request as Request).url),
  };
}

test('R2.25 what was seen last stands first, each name once, and nothing that is too old or has no time', async () => {
  const seen = await cachedPages(
    holding({
      '/products/1': titled('Miel', 5),
      '/tienda/a': titled('La Colmena', 1),
      '/popup/a': titled('La Colmena', 3),
      '/products/2': titled('Cera', 24 * 7 + 1),
      '/products/3': titled('Polen', null),
      '/products/4': new Response('nothing', { headers: { date: new Date(NOW).toUTCString() } }),
    }),
    NOW,
  );
  expect(seen).toEqual([
    { href: 'https://m.example/tienda/a', title: 'La Colmena', at: NOW - HOUR },
    { href: 'https://m.example/products/1', title: 'Miel', at: NOW - 5 * HOUR },
  ]);
});

test('R2.25 of many it names twelve', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`/products/${at}`, titled(`Bote ${at}`, at)]),
  );
  const seen = await cachedPages(holding(many), NOW);
  expect([seen.length, seen[0]?.title, seen.at(-1)?.title]).toEqual([12, 'Bote 0', 'Bote 11']);
});
