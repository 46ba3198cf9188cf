import { globSync, readFileSync } from 'node:fs';
import { createSystem, mergeConfigs, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { allCssProperties } from '@pandacss/is-valid-prop';
import { describe, expect, test } from 'vitest';
import { baseConfig } from './base-config.ts';
import { makeSystem, marketConfig } from './system.ts';
import { tokens } from './tokens.ts';

/** The page of flows, for developers, wears a stylesheet of its own. */
const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|base-config\.ts$|^src[\\/]flows[\\/]/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const preset = defaultBaseConfig.utilities ?? {};
const shorthands = Object.values(preset).flatMap((utility) => utility?.shorthand ?? []);

/** Every name that the sources write like a property or an attribute, with the words written after it. */
const written = new Map<string, Set<string>>();
for (const source of sources) {
  for (const [, name = '', after = ''] of source.matchAll(
    /(?<![.\w-])([a-zA-Z]\w*)(?=(?:=["{]|: )([^\n]*))/g,
  )) {
    const words = written.get(name) ?? new Set();
    for (const [, word = ''] of after.matchAll(/['"]([^'"]+)['"]/g)) words.add(word);
    written.set(name, words);
  }
}

const isUsed = (name: string) =>
  written.has(name) || sources.some((source) => new RegExp(`<chakra[^>]*\\s${name}[\\s>]`).test(source));
const used = Object.keys(preset).filter(isUsed);
/** Without `none`, which is CSS's own word: where it is written it stands among the written ones. */
const tokenNames = [...new Set(Object.values(tokens).flatMap((category) => Object.keys(category)))].filter(
  (name) => name !== 'none',
);
const whole = createSystem(mergeConfigs(defaultBaseConfig, marketConfig));

/** Chakra's preset remembers each background for `bg="current"`, which nobody here says. */
const lean = (styles: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(styles).filter(([name]) => name !== '--bg-currentcolor'));

describe('the base of the styles', () => {
  const own = makeSystem();

  test.each(used)('%s says the same as with the whole of Chakra', (property) => {
    const values = [...tokenNames, '7px', true, ...(written.get(property) ?? [])];
    const saidBy = (system: typeof own) =>
      values.map((value) => [value, lean(system.css({ [property]: value } as unknown as SystemStyleObject))]);

    expect(saidBy(own)).toEqual(saidBy(whole));
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
        written.has(name) &&
        !own.properties.has(name) &&
        !elsewhere.includes(name) &&
        !ofShapes.includes(name),
    );

    expect(missing).toEqual([]);
  });

  test('every property of the base is in use', () => {
    expect(Object.keys(baseConfig.utilities ?? {}).filter((name) => !isUsed(name))).toEqual([]);
  });
});
