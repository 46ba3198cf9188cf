import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MarketTheme } from './MarketTheme.tsx';
import { makeSystem } from './system.ts';
import { stabilised } from './stable-system.ts';

const classesOf = (system: ReturnType<typeof makeSystem>, page: ReactNode) => {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <MarketTheme system={system}>{page}</MarketTheme>
    </CacheProvider>,
  );
  return [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
};

const one = (
  <chakra.p
    color="ink"
    fontSize="sm"
    padding="2"
    css={{ '&:hover': { color: 'action', background: 'sunken' } }}
  />
);
const other = (
  <chakra.p
    padding="2"
    fontSize="sm"
    color="ink"
    css={{ '&:hover': { background: 'sunken', color: 'action' } }}
  />
);

describe(stabilised, () => {
  test('the same style in another order has the same class', () => {
    const system = makeSystem();
    expect(classesOf(system, one)).toEqual(classesOf(system, other));
  });

  test('the class does not depend on what the process rendered before', () => {
    const [first, second] = [makeSystem(), makeSystem()];
    classesOf(first, other);
    const afterOther = classesOf(first, one);
    const fresh = classesOf(second, one);

    expect(afterOther).toEqual(fresh);
  });
});
