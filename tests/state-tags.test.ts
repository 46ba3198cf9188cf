import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const cwd = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(cwd, path), 'utf8') }));

const found = (pattern: RegExp, code: string) => [...code.matchAll(pattern)].map(([, one = '']) => one);
const texts = (list: string) => found(/'(\w+)'/g, list);
/** Chart folder of a file; null elsewhere. */
const chartOf = (path: string) => /^src\/machines\/([\w-]+)\//.exec(path)?.[1] ?? null;
/** Chart folders that a file imports from. */
const chartsIn = (code: string, from: string | null) => [
  ...found(/from '[^']*machines\/([\w-]+)\//g, code),
  ...(from === null ? [] : [from, ...found(/from '\.\.\/([\w-]+)\//g, code)]),
];

const files = sources.map(({ path, code }) => {
  const chart = chartOf(path);
  return {
    chart,
    knows: new Set(chartsIn(code, chart)),
    given: chart === null ? [] : found(/\btags: ('\w+'|\[[^\]]*\])/g, code).flatMap(texts),
    read: found(/\bhasTag\((?:tag: )?([^)]*)\)/g, code).flatMap(texts),
    name: path.split('/').at(-1) ?? '',
    code,
  };
});

/** A chart and those derived from it, by its factory or its states. */
function kinOf(chart: string): Set<string> {
  const made = new RegExp(
    `import \\{[^}]*\\b(create\\w+Machine|\\w+States)\\b[^}]*\\} from '\\.\\./${chart}/`,
  );
  return new Set([
    chart,
    ...files.flatMap((file) => (file.chart && made.test(file.code) ? [file.chart] : [])),
  ]);
}

const given = files.flatMap(({ chart, given: tags }) =>
  chart === null ? [] : tags.map((tag) => ({ chart, tag })),
);

/** The file reads the tag of one of these charts, directly or through a component. */
function isReaderOf(reader: (typeof files)[number], kin: ReadonlySet<string>) {
  const knows = ({ knows: charts }: { knows: ReadonlySet<string> }) =>
    [...charts].some((one) => kin.has(one));
  return knows(reader) || files.some((file) => file.code.includes(`/${reader.name}'`) && knows(file));
}

test('every tag that a chart gives a state is read by a view, a selector or the wiring of that chart', () => {
  const readers = (tag: string) => files.filter(({ read }) => read.includes(tag));
  const unread = given.filter(({ chart, tag }) => {
    const kin = kinOf(chart);
    return !readers(tag).some((reader) => isReaderOf(reader, kin));
  });
  expect(given.length).toBeGreaterThan(40);
  expect([...new Set(unread.map(({ chart, tag }) => `${chart}: ${tag}`))]).toEqual([]);
});

test('every tag that is read is given by a chart', () => {
  const known = new Set(given.map(({ tag }) => tag));
  expect(files.flatMap(({ read }) => read.filter((tag) => !known.has(tag)))).toEqual([]);
});
