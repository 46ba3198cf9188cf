import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_SCREEN_CHUNKS, FIRST_SCREEN_FILES } from './first-screen-files.ts';
import { type BuiltChunk, complaintsAbout, firstScreenGroups, strangersIn } from './first-screens.ts';

const at = (file: string) => join(process.cwd(), file);
const listed = Object.entries(FIRST_SCREEN_FILES);
const asListed = () => new Map(listed.map(([chunk, files]) => [chunk, files.map(at)]));
const chunkOf = (file: string) => firstScreenGroups.find(({ test: holds }) => holds(at(file)))?.name ?? null;

describe(complaintsAbout, () => {
  test('nothing is said of what is listed', () => {
    expect(complaintsAbout(asListed())).toEqual([]);
  });

  test.each(['src/components/layout/New.tsx', 'src/machines/app/new.ts', 'contract/values/new.ts'])(
    '%s, that nobody listed, is refused wherever it would come with every page',
    (file) => {
      for (const [chunk] of listed) {
        const bundle = asListed();
        bundle.set(chunk, [...(bundle.get(chunk) ?? []), at(file)]);
        expect(complaintsAbout(bundle)).toEqual([
          `${file} would come with every page, in ${chunk}, and is not listed`,
        ]);
      }
    },
  );

  test('what is listed and came elsewhere is refused', () => {
    const bundle = asListed();
    bundle.set('stalls', []);
    expect(complaintsAbout(bundle)).toEqual(
      FIRST_SCREEN_FILES.stalls.map((file) => `${file} is listed and is not in stalls`),
    );
  });

  test('libraries and the lines of routes need no listing', () => {
    const bundle = asListed();
    const more = ['node_modules/xstate/dist/xstate.esm.js', 'src/routes/_member/orders.index.tsx'].map(at);
    bundle.set('market', [...(bundle.get('market') ?? []), ...more]);
    expect(complaintsAbout(bundle)).toEqual([]);
  });
});

test.each([
  ['src/machines/cart/cart.machine.ts', 'market'],
  ['src/machines/cart/new.ts', null],
  ['src/components/market/StoreCard.tsx', 'stalls'],
  ['src/routes/about.tsx', 'market'],
  ['src/routes/about.tsx?tsr-split=component', null],
  ['node_modules/react-dom/index.js', 'market'],
  ['node_modules/@tanstack/react-router/dist/esm/useBlocker.js', null],
  ['node_modules/recharts/index.js', null],
  ['contract/values/money.ts', 'market'],
  ['contract/values/email.ts', 'structs'],
  ['contract/api/pagination.ts', 'structs'],
  ['contract/auth/auth.ts', 'calls'],
  ['contract/catalogue/list-item.ts', null],
  ['src/components/account/ResendCode.tsx', 'account'],
  ['node_modules/superstruct/dist/index.mjs', 'structs'],
  ['src/components/forms/Button.tsx', 'market'],
  ['src/components/forms/TextField.tsx', 'lists'],
  ['src/components/forms/use-form.ts', 'forms'],
  ['src/machines/ui/form.machine.ts', 'forms'],
  ['src/components/account/LoginForm.tsx', null],
])('%s lies in %s', (file, chunk) => {
  expect(chunkOf(file)).toEqual(chunk);
});

const chunk = (name: string, imports: string[] = [], ...moduleIds: string[]): BuiltChunk => ({
  name,
  fileName: `${name}.js`,
  moduleIds,
  imports: imports.map((one) => `${one}.js`),
});
/** Chunks of the first screens as listed; `more` adds indirect imports. */
const asBuilt = (more: Readonly<Record<string, readonly string[]>> = {}) => [
  chunk('market'),
  chunk('entry-client', ['market']),
  ...['lists', 'sale', 'stalls', 'stepper', 'store-page'].map((name) =>
    chunk(name, ['market', ...(more[name] ?? [])]),
  ),
  chunk('product-page', ['market', 'stepper']),
  ...Object.entries(FIRST_SCREEN_CHUNKS).map(([route, names]) =>
    chunk(route, ['market', ...names], at(`${route}?tsr-split=component`)),
  ),
  chunk('stranger'),
];

describe(strangersIn, () => {
  test('nothing is said of screens that load what is listed', () => {
    expect(strangersIn(asBuilt())).toEqual([]);
  });

  test('a file that comes with another one is a stranger', () => {
    expect(strangersIn(asBuilt({ lists: ['stranger'] }))).toEqual([
      'src/routes/products.index.tsx loads lists, stranger, and is to load lists',
    ]);
  });

  test('a listed file that is loaded no more is missed', () => {
    const built = asBuilt().filter(({ name }) => name !== 'stalls');
    expect(strangersIn(built)).toEqual(['src/routes/index.tsx loads , and is to load stalls']);
  });
});
