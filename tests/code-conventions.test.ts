import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLintFixture } from './support/samples/lint-fixture.ts';

const { lint, plant, remove } = createLintFixture();
afterAll(remove);

const inTest = (statement: string) =>
  `import { expect, it, vi } from 'vitest';\nit('plants', async () => {\n  const call = vi.fn<() => void>();\n  expect(call.name).toBe('');\n  ${statement}\n});\n`;
const inJourney = (code: string) => `import { expect, test } from '@playwright/test';\n${code}\n`;
const inView = (markup: string) =>
  `import { Button } from '../forms/Button.tsx';\nexport const View = ({ a, b }: { a: boolean; b: string }) => <form>{${markup}}</form>;\n`;
const journey = "('walks', ({ page }) => expect(page).toHaveTitle('Tenderete'));";

const broken = {
  'contract/barrel.ts': ["export * from './limits.ts';", 'oxc(no-barrel-file)'],
  'contract/default.ts': ['export default 1;', 'import(no-default-export)'],
  'contract/loose.ts': [
    'export const loose = (value: any): unknown => value;',
    'typescript(no-explicit-any)',
  ],
  'contract/certain.ts': [
    'export const first = (list: string[]) => list[0]!;',
    'typescript(no-non-null-assertion)',
  ],
  'contract/camelCase.ts': ['export const name = 1;', 'unicorn(filename-case)'],
  'contract/long.ts': [`${'// line\n'.repeat(300)}export const long = 1;`, 'eslint(max-lines)'],
  'tests/long.test.ts': [`${'// line\n'.repeat(400)}export const long = 1;`, 'eslint(max-lines)'],
  'tests/defined.test.ts': [inTest('expect(call()).toBeDefined();'), 'vitest(no-restricted-matchers)'],
  'tests/truthy.test.ts': [inTest('expect(call()).toBeTruthy();'), 'vitest(no-restricted-matchers)'],
  'tests/falsy.test.ts': [inTest('expect(call()).not.toBeFalsy();'), 'vitest(no-restricted-matchers)'],
  'tests/object.test.ts': [
    inTest('await expect(Promise.resolve({})).resolves.toMatchObject({});'),
    'vitest(no-restricted-matchers)',
  ],
  'tests/called.test.ts': [inTest('expect(call).toHaveBeenCalled();'), 'vitest(no-restricted-matchers)'],
  'tests/anything.test.ts': [
    inTest('expect([1]).toEqual([expect.anything()]);'),
    'eslint(no-restricted-properties)',
  ],
  'tests/only.test.ts': [inTest('').replace('it(', 'it.only('), 'vitest(no-focused-tests)'],
  'tests/skip.test.ts': [inTest('').replace('it(', 'it.skip('), 'vitest(no-disabled-tests)'],
  'tests/e2e/only.e2e.ts': [inJourney(`test.only${journey}`), 'eslint(no-restricted-properties)'],
  'tests/e2e/skip.e2e.ts': [inJourney(`test.skip${journey}`), 'eslint(no-restricted-properties)'],
  'src/components/planted/ChangingButton.tsx': [
    inView("<Button type={a ? 'submit' : 'button'}>{b}</Button>"),
    'house(button-type)',
  ],
  'src/components/planted/SubmitWithoutKey.tsx': [
    inView('a ? <button type="submit">{b}</button> : <Button>{b}</Button>'),
    'house(button-type)',
  ],
  'src/components/planted/DisabledButton.tsx': [
    inView('<Button disabled={a}>{b}</Button>'),
    'house(reachable-control)',
  ],
  'src/components/planted/TextInPieces.tsx': [
    inView('<Button hidden={a}>Llevas {b} en el carrito</Button>'),
    ['house(loose-text)', 'house(loose-text)', 'house(loose-text)'],
  ],
  'src/components/planted/TextBesideSpinner.tsx': [
    inView('<Button title={b}>{a ? <i /> : null} Entrar</Button>'),
    'house(loose-text)',
  ],
  'src/components/planted/ValueBesideIcon.tsx': [
    inView('<Button hidden={a}><i />{b}</Button>'),
    'house(loose-text)',
  ],
} as const;

const kept = {
  'contract/kept.ts': `${'// line\n'.repeat(298)}export const kept = 1;`,
  'tests/kept.test.ts': inTest('expect(call).not.toHaveBeenCalled();'),
  'tests/engines.test.ts': inTest('').replace('it(', "it.skipIf(process.platform === 'win32')("),
  'tests/e2e/kept.e2e.ts': inJourney(`test${journey}`),
  'src/components/planted/PlantedView.tsx': 'export const PlantedView = () => null;',
  'src/components/planted/TwoButtons.tsx': inView(
    'a ? <button key="submit" type="submit">{b}</button> : <Button>{b}</Button>',
  ),
  'src/components/planted/BusyButton.tsx': inView('<Button busy={a}>{b}</Button>'),
  'src/components/planted/OneText.tsx': inView(
    '<Button>{a ? <i /> : null}<span>{`Llevas ${b}`}</span></Button>',
  ),
  'src/components/planted/StandingText.tsx': inView(
    '<Button aria-label={a ? b : undefined}>Llevas <b>mucho</b></Button>',
  ),
  'src/wiring/account/planted.wiring.ts': 'export const wiring = 1;',
} as const;

describe('the house rules', () => {
  it.each(Object.entries(broken))('refuse %s', (path, [code, rule]) => {
    plant(path, code);
    const { number_of_files, diagnostics } = lint(path);
    expect({ number_of_files, rules: diagnostics.map((diagnostic) => diagnostic.code) }).toEqual({
      number_of_files: 1,
      rules: [rule].flat(),
    });
  });

  it.each(Object.entries(kept))('let %s pass', (path, code) => {
    plant(path, code);
    expect(lint(path)).toEqual(expect.objectContaining({ number_of_files: 1, diagnostics: [] }));
  });

  it('let no folder hide behind an index file; only a route may be called so', () => {
    const cwd = join(import.meta.dirname, '..');
    const found = globSync('{contract,src,server,tests,scripts,build,bench,demo}/**/index.{ts,tsx}', { cwd });
    expect(found.filter((path) => !path.startsWith(join('src', 'routes')))).toEqual([]);
  });

  it('have the walks of charts go through the shared walkers, whose oracles know the events of the path alone', () => {
    const cwd = join(import.meta.dirname, 'model');
    const walking = globSync('*.model.test.*', { cwd }).filter((path) =>
      /\b(?:testPathsOf|pathTestsOf|everyPathOf)\(/.test(readFileSync(join(cwd, path), 'utf8')),
    );
    // Special walks: several charts on one page, or a whole market around the chart. Do not add any.
    expect(walking.map((path) => path.replace(/\.model\.test\.tsx?$/, '')).toSorted()).toEqual([
      'app',
      'bot-check',
      'cart-review',
      'checkout-page',
      'confirmation',
      'connection',
      'current-store',
      'database-outage',
      'email-address-change',
      'leaving-editor',
      'live-charts',
      'loading-screen',
      'order-page',
      'profile',
      'repurchase',
      'session',
      'session-change',
      'sign-out',
      'toasts',
      'tokens',
    ]);
  });

  it('have each chart that may be refused pin what it records of each answer', () => {
    const cwd = join(import.meta.dirname, '..', 'src', 'machines');
    const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
    const pinning = globSync('**/*.test.ts', { cwd })
      .map(read)
      .filter((test) => test.includes('answerEffectsOf('));
    const charts = globSync('**/*.machine.ts', { cwd }).flatMap((path) => {
      const code = read(path);
      const isAnswered = /onDone|onError/.test(code) && /failure|refusal|Result/.test(code);
      const name = /export const (\w+Machine)\b/.exec(code)?.[1];
      return isAnswered && name ? [name] : [];
    });
    expect(charts.length).toBeGreaterThan(25);
    expect(charts.filter((name) => !pinning.some((test) => test.includes(name)))).toEqual([]);
  });
});
