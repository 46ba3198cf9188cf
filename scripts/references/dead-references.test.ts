import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deadReferencesIn } from './dead-references.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const WRITTEN_DOWN = {
  'docs/requirements.md': '- **R1.1** There are audiences.\n- **R5.14** A pending order alone.',
  'docs/checks.md':
    '- <a id="O1"></a>**O1** Stock.\n- <a id="42"></a>**42** Hashes.\n- <a id="57"></a>**57** Tabs.',
  'docs/decisions/003-screens.md': '# Screens',
  'server/carts/add-item.ts': 'export const addItem = 1;',
};

function deadIn(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'references-'));
  folders.push(folder);
  for (const [path, text] of Object.entries({ ...WRITTEN_DOWN, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return deadReferencesIn(folder);
}

test('what is written down is no complaint, however it is named', () => {
  expect(
    deadIn({
      'README.md':
        'See `docs/checks.md#42`, `server/carts/`, `server/**/*.ts`, `add-item.ts`, `*-item.ts`, [why](docs/decisions/003-screens.md#top), [out](https://example.org/gone.md), `src/<room>/<name>.ts`, `tests/{a,b}.ts`.',
      'tests/a.test.ts':
        "// battery 42, 57 and O1 (decision 003)\ntest('R5.14, battery 42 of two tabs one');",
      'server/carts/b.ts': '/** Beside `add-item.ts`, see docs/decisions/003-screens.md (R1.1). */',
    }),
  ).toEqual([]);
});

test('a requirement, a check and a decision that nobody wrote down are told with their place', () => {
  expect(
    deadIn({
      'tests/a.test.ts': "const a = 1;\ntest('R5.15 battery 42, 99–O8 nothing');",
      'docs/architecture.md': 'As decision 004 and docs/decisions/005 say.',
    }),
  ).toEqual([
    'docs/architecture.md:1 names 004, which is not in docs/decisions',
    'docs/architecture.md:1 names 005, which is not in docs/decisions',
    'tests/a.test.ts:2 names R5.15, which is not in docs/requirements.md',
    'tests/a.test.ts:2 names 99, which is not in docs/checks.md',
    'tests/a.test.ts:2 names O8, which is not in docs/checks.md',
  ]);
});

test('files and folders that are gone are told, in pages and comments; what code says in a string is its own', () => {
  expect(
    deadIn({
      'docs/decisions/004-calls.md':
        'In `server/carts/add-line.ts`, `server/orders/`, `server/*.sql`, `add-line.ts`, `*-line.ts` and [there](../gone.md).',
      'server/carts/c.ts':
        "// as server/carts/add-line.ts does\n/** Beside `add-line.ts`. */\nexport const c = 'add-line.ts';",
    }),
  ).toEqual([
    'docs/decisions/004-calls.md:1 names server/carts/add-line.ts, which is gone',
    'docs/decisions/004-calls.md:1 names server/orders/, which is gone',
    'docs/decisions/004-calls.md:1 names server/*.sql, which is gone',
    'docs/decisions/004-calls.md:1 names add-line.ts, which is gone',
    'docs/decisions/004-calls.md:1 names *-line.ts, which is gone',
    'docs/decisions/004-calls.md:1 names ../gone.md, which is gone',
    'server/carts/c.ts:1 names server/carts/add-line.ts, which is gone',
    'server/carts/c.ts:2 names add-line.ts, which is gone',
  ]);
});

test('functions and types that no code knows are told, except where a decision remembers them', () => {
  expect(
    deadIn({
      'docs/how-to.md':
        'Call `addItem(ctx)` or `addLine(ctx)`, a `CartItem`, `LINE_LIMITS`, a `word`, `npm run x`, `R1.1`.',
      'docs/decisions/004-calls.md': '`addLine` was tried.',
      'server/carts/d.ts': 'export const LINE_LIMITS = 1;',
    }),
  ).toEqual([
    'docs/how-to.md:1 names addLine, which no code knows',
    'docs/how-to.md:1 names CartItem, which no code knows',
  ]);
});

const FENCE = '```';

test('code on a page is quoted from a file, line for line; an ellipsis leaves lines out', () => {
  const code = ['export function add(one: number) {', '  const two = 2;', '', '  return one + two;', '}'];
  const page = (...lines: string[]) => ({
    'docs/how-to.md': [
      `${FENCE}ts server/carts/add.ts`,
      ...lines,
      FENCE,
      `${FENCE}sh`,
      'npm start',
      FENCE,
    ].join('\n'),
    'server/carts/add.ts': code.join('\n'),
  });
  expect(deadIn(page(...code))).toEqual([]);
  expect(deadIn(page('export function add(one: number) {', '  // …', '  return one + two;', '}'))).toEqual(
    [],
  );
  expect(deadIn(page('  return one + two;', '…', '  const two = 2;'))).toEqual([
    'docs/how-to.md:1 quotes server/carts/add.ts, which does not say this: const two = 2;',
  ]);
  expect(deadIn(page('export function add(one: number) {', '  return one + two;'))).toEqual([
    'docs/how-to.md:1 quotes server/carts/add.ts, which does not say this: export function add(one: number) {',
  ]);
});

test('code that comes from nowhere, or from a file that is gone, is told', () => {
  expect(
    deadIn({ 'docs/how-to.md': `${FENCE}ts\nlet a;\n${FENCE}\n${FENCE}tsx src/gone.tsx\nlet b;\n${FENCE}` }),
  ).toEqual([
    'docs/how-to.md:1 shows code and does not say from which file',
    'docs/how-to.md:4 quotes src/gone.tsx, which is gone',
  ]);
});
