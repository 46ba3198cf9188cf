import { globSync, readFileSync } from 'node:fs';
import {
  createSystem,
  defineConfig,
  mergeConfigs,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { allCssProperties } from '@pandacss/is-valid-prop';
import { describe, expect, test } from 'vitest';
import { SHORTHAND_STYLE_PROPS, PLAIN_STYLE_PROPS, STYLE_PROPS_BY_TOKEN } from './supported-style-props.ts';
import { cssOf, isStyleProp } from './style-props.ts';
import { breakpoints, tokens } from '../tokens.ts';

/**
 * Excludes the developers' page of live charts, which has its own CSS, and the back office and showcase, which use all
 * of Chakra.
 */
const sources = globSync('src/**/*.{ts,tsx}')
  .filter(
    (file) =>
      !/\.test\.|supported-style-props\.ts$|^src[\\/](live-charts|showcase|.*back-office|components[\\/](producer|admin|import))[\\/]/.test(
        file,
      ),
  )
  .map((file) => readFileSync(file, 'utf8'));

const preset = defaultBaseConfig.utilities ?? {};
const shorthands = Object.values(preset).flatMap((utility) => utility?.shorthand ?? []);

/** Names in the sources that look like a property or an attribute, with the string values after them. */
const written = new Map<string, Set<string>>();
for (const source of sources) {
  for (const [, name = '', after = ''] of source.matchAll(
    /(?<![.\w-])([a-zA-Z]\w*)(?=(?:=["{]|: )([^\n]*))/g,
  )) {
    const words = written.get(name) ?? new Set();
    for (const [, word = ''] of after.matchAll(/['"]([^'"{]+)['"]/g)) words.add(word);
    written.set(name, words);
  }
}

const isUsed = (name: string) =>
  written.has(name) || sources.some((source) => new RegExp(`<chakra[^>]*\\s${name}[\\s>]`).test(source));
const used = Object.keys(preset).filter(isUsed);
/** Without `none`, a keyword of CSS: if it is used, it is among the written values. */
const tokenNames = [...new Set(Object.values(tokens).flatMap((category) => Object.keys(category)))].filter(
  (name) => name !== 'none',
);
/** Market's tokens in Chakra's format; each value identifies its token. */
const chakraTokens = Object.fromEntries(
  Object.entries(tokens).map(([category, values]) => [
    category,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
  ]),
);
const whole = createSystem(
  mergeConfigs(defaultBaseConfig, defineConfig({ theme: { breakpoints, tokens: chakraTokens } })),
);

/** Chakra's style with its variables resolved, since the market writes most values directly. */
const read = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const [, factored] = /^calc\((.+) \* -1\)$/.exec(value) ?? [];
  if (factored) return `-${read(factored) as string}`;
  const token = whole.tokens.allTokens.find(({ extensions }) => extensions.cssVar?.ref === value);
  return token ? (token.originalValue ?? token.value) : value;
};

/** Chakra's styles without the variable for `bg="current"`, which the market does not use. */
const lean = (styles: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(styles)
      .filter(([name]) => name !== '--bg-currentcolor')
      .map(([name, value]) => [name, isBlock(value) ? lean(value) : read(value)]),
  );
const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const saidByChakra = (styles: object) => lean(whole.css(styles as SystemStyleObject));

describe('the base of the styles', () => {
  test.each(used)('%s says the same as with the whole of Chakra', (property) => {
    const values = [...tokenNames, '7px', true, ...(written.get(property) ?? [])];
    const saidBy = (css: (styles: object) => object) =>
      values.map((value) => [value, css({ [property]: value })]);

    expect(saidBy(cssOf)).toEqual(saidBy(saidByChakra));
  });

  test('widths, selectors and rules nest as with the whole of Chakra, in the same order', () => {
    const styles = {
      '&:hover': { '& svg': { width: 'full' }, color: { base: 'action', md: 'ink' } },
      '--own': '7px',
      '@media (hover:hover)': { '&:focus': { background: 'sunken' } },
      display: { base: 'none', sm: 'block' },
      padding: { base: '2', md: '3', lg: '4' },
    };
    // Without Chakra's space in media queries: pages contain dozens of them, so the market omits it.
    const saidByChakraBriefly = JSON.stringify(saidByChakra(styles)).replaceAll(
      '(min-width: ',
      '(min-width:',
    );
    expect(JSON.stringify(cssOf(styles))).toEqual(saidByChakraBriefly);
  });

  test('no shorthand and no named state of Chakra is in use, which the base does not know', () => {
    const names = [
      ...shorthands,
      ...Object.keys(defaultBaseConfig.conditions ?? {}).map((name) => `_${name}`),
    ];
    const asAttribute = new RegExp(`\\s(${names.join('|')})=["{]`);
    const found = sources.flatMap((source) => asAttribute.exec(source)?.[1] ?? []);

    expect(found).toEqual([]);
  });

  test('every property of CSS that is written is known to be one', () => {
    const elsewhere = [
      'all',
      'clear',
      'columns',
      'cx',
      'cy',
      'd',
      'direction',
      'fillOpacity',
      'grid',
      'mask',
      'offset',
      'overlay',
      'page',
      'r',
      'rx',
      'ry',
      'x',
      'y',
      'zoom',
    ];
    const ofShapes = ['strokeDasharray', 'strokeLinecap', 'strokeLinejoin', 'strokeWidth'];
    const missing = allCssProperties.filter(
      (name) =>
        written.has(name) && !isStyleProp(name) && !elsewhere.includes(name) && !ofShapes.includes(name),
    );

    expect(missing).toEqual([]);
  });

  test('every property of the base is in use', () => {
    const known = [
      ...PLAIN_STYLE_PROPS,
      ...Object.values(STYLE_PROPS_BY_TOKEN).flat(),
      ...Object.keys(SHORTHAND_STYLE_PROPS),
    ];
    expect(known.filter((name) => !isUsed(name))).toEqual([]);
  });
});
