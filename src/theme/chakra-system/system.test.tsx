import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MarketTheme } from '../MarketTheme.tsx';
import { makeSystem } from './system.ts';

function classesOf(page: ReactNode, system = makeSystem()) {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <MarketTheme system={system}>{page}</MarketTheme>
    </CacheProvider>,
  );
  return [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
}

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

describe(makeSystem, () => {
  test('the same style in another order has the same class', () => {
    expect(classesOf(one)).toEqual(classesOf(other));
  });

  test('the class does not depend on what the process rendered before', () => {
    const system = makeSystem();
    classesOf(other, system);
    expect(classesOf(one, system)).toEqual(classesOf(one));
  });

  test('what an element says stands above its recipe, and a chosen variant above the base', () => {
    const system = makeSystem();
    const label = system.getRecipeFn('label');
    expect(system.css(label({ tone: 'soon' }), { color: 'ink' })).toEqual({
      color: 'var(--td-colors-ink)',
      '@layer recipes': {
        '& svg': { height: '0.875rem', width: '0.875rem' },
        alignItems: 'center',
        background: 'var(--td-colors-soon)',
        border: '1.5px solid',
        borderColor: 'var(--td-colors-soon)',
        borderRadius: '4px',
        color: 'var(--td-colors-on-soon)',
        display: 'inline-flex',
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: '700',
        gap: '0.375rem',
        lineHeight: '1.2',
        paddingBlock: '0.1875rem',
        paddingInline: '8px',
      },
    });
    expect(label.splitVariantProps({ tone: 'soon', id: 'a' } as never)).toEqual([
      { tone: 'soon' },
      { id: 'a' },
    ]);
  });
});
