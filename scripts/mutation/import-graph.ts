import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { startedPrograms } from './started-programs.ts';

const ROOMS = ['{contract,src,server,tests,scripts,build,bench,demo}/**/*.{ts,tsx}', 'bin/*.mjs'];
const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) && !/\.(?:long|release|timed)\.test\.ts$/.test(path);
const withoutQuotes = (text: string) => text.slice(1, -1);

/** Project imports of a source, static and dynamic; type-only imports are ignored. */
function importedBy(code: string, file: string): string[] {
  const { module } = parseSync(file, code);
  const at = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  );
  const later = module.dynamicImports.map(({ moduleRequest }) =>
    withoutQuotes(code.slice(moduleRequest.start, moduleRequest.end)),
  );
  return [...at, ...passedOn, ...later]
    .filter((path) => path.startsWith('.'))
    .map((path) => normalize(join(dirname(file), path)));
}

/** Importers of each file, by its path from the root. Who starts a file as a program counts as its importer. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Import graph of all rooms under a root. */
export function readImporters(root: string): Importers {
  const importers = new Map<string, Set<string>>();
  for (const file of globSync(ROOMS, { cwd: root })) {
    const code = readFileSync(join(root, file), 'utf8');
    const programs = startedPrograms(code, file, (path) => existsSync(join(root, path)));
    for (const imported of [...importedBy(code, file), ...programs]) {
      const known = importers.get(imported) ?? new Set();
      importers.set(imported, known.add(file));
    }
  }
  return importers;
}

/** Test files that reach a file through imports, with the number of import steps. */
export function testsReaching(file: string, importers: Importers): Map<string, number> {
  const steps = new Map([[file, 0]]);
  for (const [reached, step] of steps)
    for (const importer of importers.get(reached) ?? [])
      if (!steps.has(importer)) steps.set(importer, step + 1);
  return new Map([...steps].filter(([path]) => isTest(path)));
}
