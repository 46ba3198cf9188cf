import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { root } from '../run-command.ts';
import { makeStatelyDocuments, makeDocuments, staleDocumentsIn, writeDocuments } from './chart-documents.ts';
import { type Chart, findCharts } from './find-charts.ts';
import { modelOf, describingChartOf } from './matching-model.ts';
import { triggerWithGuard } from '../../src/live-charts/drawing/labels.ts';
import {
  type ChartState,
  readChartStructure,
  withDescendants,
} from '../../src/live-charts/drawing/chart-structure.ts';
import { CHART_DESCRIPTIONS, TAG_MEANINGS } from './chart-descriptions.ts';

let folder: string;
let charts: Chart[];
let documents: Map<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'charts-'));
  [charts, documents] = await Promise.all([findCharts(), makeDocuments()]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const unique = (names: readonly string[]) => [...new Set(names)].toSorted();
const statesOf = ({ state }: Chart): ChartState[] => withDescendants(state);
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', '#45': '-', '#160': ' ' };

/** Text of an SVG, independent of line breaks. */
const readable = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    .map(([, text = '']) => text.replaceAll(/&([^;]+);/g, (whole, name: string) => ENTITIES[name] ?? whole))
    .join(' ');

const mermaidIn = (page = '') => /```mermaid\n(?<text>.*?)```/s.exec(page)?.groups?.['text'] ?? '';

describe(findCharts, () => {
  it('finds the chart of every file of machines and lifecycles', () => {
    const files = globSync(['{src,server}/**/*.machine.ts', 'contract/**/*.lifecycle.ts'], { cwd: root });
    expect(unique(charts.map(({ file }) => file))).toEqual(files.toSorted());
  });

  it('finds every machine that is made anywhere', () => {
    const sources = globSync('{src,contract,server}/**/*.ts', { cwd: root }).filter(
      (file) =>
        !file.endsWith('.test.ts') && /\bcreateMachine\(/.test(readFileSync(join(root, file), 'utf8')),
    );
    const drawn = new Set(charts.map(({ file }) => file));
    expect(sources.filter((file) => !drawn.has(file))).toEqual([]);
  });

  it('refuses a file without a chart', async () => {
    const file = join(folder, 'src/machines/empty/empty.machine.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'export const emptyMachine = null;\n');
    await expect(findCharts(folder)).rejects.toThrow(
      'src/machines/empty/empty.machine.ts gives 0 charts; it should export one, or a factory and have models in scripts/charts/chart-models.ts',
    );
  });

  it('has words for what is there and for nothing else', () => {
    const names = charts.map(({ name }) => name);
    const tags = charts.flatMap((chart) => statesOf(chart).flatMap((state) => state.tags));
    expect(Object.keys(CHART_DESCRIPTIONS).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(TAG_MEANINGS)).toEqual(unique(tags));
  });
});

describe(makeDocuments, () => {
  it('makes a page of each chart with a shape of its own, with one picture, and the list of all', () => {
    const own = charts.filter((chart) => modelOf(chart, charts) === null);
    const pictures = own.filter(({ name }) => !documents.get(`${name}.md`)?.includes('```mermaid'));
    expect([...documents.keys()].toSorted()).toEqual(
      [
        'README.md',
        ...own.map(({ name }) => `${name}.md`),
        ...pictures.map(({ name }) => `${name}.svg`),
      ].toSorted(),
    );
    expect([own.length > pictures.length, pictures.length > 0]).toEqual([true, true]);
  });

  it('has one line for a chart that is a model’s, which leads to the model and to what is written', () => {
    const list = (documents.get('README.md') ?? '').split('\n');
    const model = documents.get('form-with-bot-check.md') ?? '';
    expect(list.filter((line) => line.includes('**[Login]('))).toEqual([
      '| see [form-with-bot-check](form-with-bot-check.md) | **[Login](../../src/machines/auth/login.machine.ts)**<br>Login form. Its submit port resolves once the session is open, or with the reason of the failure (R4.4, R7.2). |',
    ]);
    expect(model).toContain('[Login](../../src/machines/auth/login.machine.ts)');
  });

  it('writes every state, trigger, condition, action and actor into the picture', () => {
    const missing = charts.flatMap((chart) => {
      const drawn = describingChartOf(chart, charts);
      const svg = documents.get(`${drawn.name}.svg`);
      const text = svg === undefined ? mermaidIn(documents.get(`${drawn.name}.md`)) : readable(svg);
      const words = statesOf(chart).flatMap(({ path, name, tags, entry, exit, invokes, transitions }) => [
        // Mermaid has no box for the whole chart.
        path === '' ? (svg === undefined ? '' : drawn.state.name) : name,
        ...(svg === undefined ? tags : tags.map((tag) => `#${tag}`)),
        ...entry,
        ...exit,
        ...invokes.map(({ src }) => src),
        ...transitions.flatMap((transition) => [triggerWithGuard(transition), ...transition.actions]),
      ]);
      return unique(words)
        .filter((word) => !text.includes(word))
        .map((word) => `${chart.name}: ${word}`);
    });
    expect(missing).toEqual([]);
  });

  it('makes data from which the same chart is made again', async () => {
    const data = await makeStatelyDocuments();
    for (const { name, machine, state } of charts.filter((chart) => modelOf(chart, charts) === null)) {
      const config = JSON.parse(data.get(`${name}.json`) ?? 'null');
      const { delays } = machine.implementations;
      expect(readChartStructure(createMachine(config, { delays }).root)).toEqual(state);
    }
  });

  it('links to nothing that is not there', () => {
    const dead = [...documents].flatMap(([name, text]) =>
      [...text.matchAll(/\]\(([^)#]+)[^)]*\)|src="([^"]+)"/g)]
        .map(([, link, picture]) => link ?? picture ?? '')
        .filter((link) => !documents.has(link) && !existsSync(join(root, 'docs/statecharts', link)))
        .map((link) => `${name}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('makes the same twice', async () => {
    expect(await makeDocuments()).toEqual(documents);
  });
});

describe(modelOf, () => {
  const like = (name: string, look: { isModel?: boolean; config?: object } = {}): Chart => {
    const machine = createMachine({
      id: name,
      initial: 'over',
      on: { 'thing.done': '.over' },
      states: { over: {} },
      ...look.config,
    });
    const { isModel = false } = look;
    return {
      name,
      title: name,
      sentence: name,
      file: `${name}.ts`,
      isModel,
      machine,
      state: readChartStructure(machine.root),
    };
  };

  it('knows a chart that is the model under another name', () => {
    const model = like('model', { isModel: true });
    expect(modelOf(like('same'), [like('other', { isModel: true, config: { on: {} } }), model])).toBe(model);
  });

  it.each([
    ['another state', { states: { over: {}, above: {} } }],
    ['another tag', { states: { over: { tags: 'busy' } } }],
    ['another event', { on: { 'thing.undone': '.over' } }],
    ['another condition', { on: { 'thing.done': { guard: 'isReady', target: '.over' } } }],
    ['another effect', { on: { 'thing.done': { actions: 'tell', target: '.over' } } }],
  ])('gives a page of its own to a chart with %s', (_, config) => {
    expect(modelOf(like('different', { config }), [like('model', { isModel: true })])).toBeNull();
  });
});

describe(staleDocumentsIn, () => {
  it('names what is missing, differs or belongs to nothing, until it is written', async () => {
    const place = join(folder, 'statecharts');
    const wanted = new Map([
      ['kept.md', 'kept'],
      ['changed.svg', 'new'],
      ['missing.json', '{}'],
    ]);
    mkdirSync(place);
    for (const file of ['kept.md', 'changed.svg', 'gone.json']) writeFileSync(join(place, file), 'kept');
    const before = staleDocumentsIn(place, wanted);
    const written = await writeDocuments(place, wanted);
    const names = ['changed.svg', 'gone.json', 'missing.json'];
    expect([before, written, staleDocumentsIn(place, wanted)]).toEqual([names, names, []]);
  });
});
