import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppSection } from '../../contract/shell/app-section.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** Client build: files that a page references. */
export interface ClientBuild {
  /** Build id. Snapshots of another build are not restored. */
  id: string;
  /** Script URLs of a page with these routes, in the best order of evaluation. */
  chunksFor: (routeIds: readonly string[]) => Chunks;
}

interface Chunks {
  /** Scripts that the page needs to start; `rest` follows. */
  first: string[];
  rest: string[];
}

interface Build {
  /** Entry module of the application. */
  entry: string;
  /** Manifest file with the chunks. */
  manifest: string;
  /** Modules that every page imports right after its start. */
  soon: readonly string[];
  /** Evaluation time of the screens' code: before the entry, which hydrates them, or after it, during its first calls. */
  screens: 'before' | 'after';
}

const BUILDS: Readonly<Record<AppSection, Build>> = {
  market: { entry: 'src/entry-client.tsx', manifest: 'manifest.json', soon: [], screens: 'before' },
  backOffice: {
    entry: 'src/entry-back-office.tsx',
    manifest: 'back-office.json',
    soon: ['src/wiring/shell/market-api.wiring.ts'],
    screens: 'after',
  },
};

const routeFileOf = (routeId: string) => `src/routes${routeId}`;

/** Manifest that `vite build` wrote for an application into `dist/client`. Throws without a build. */
export async function readClientBuild(clientDir: string, door: AppSection): Promise<ClientBuild> {
  const text = await readFile(join(clientDir, '.vite', BUILDS[door].manifest), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const { soon, screens } = BUILDS[door];
  const entry = manifest[BUILDS[door].entry];
  if (!entry) throw new Error(`The build of the ${door} has no entry`);
  for (const name of soon) if (!manifest[name]) throw new Error(`The build of the ${door} has no ${name}`);

  const splitChunks = Object.entries(manifest).filter(([name]) => name.includes('?tsr-split='));
  const chunksFor = (routeIds: readonly string[]) => {
    const files = new Set<string>();
    const add = (chunk: ManifestChunk | undefined) => {
      // The entry is listed separately, so importers of it do not add it.
      if (!chunk || chunk === entry || files.has(`/${chunk.file}`)) return;
      addImports(chunk);
      files.add(`/${chunk.file}`);
    };
    const addImports = ({ imports = [] }: ManifestChunk) => {
      for (const name of imports) add(manifest[name]);
    };
    const addScreens = () => {
      for (const routeId of routeIds) {
        for (const [name, chunk] of splitChunks) if (isFileOfRoute(name, routeId)) add(chunk);
      }
    };
    addImports(entry);
    if (screens === 'before') addScreens();
    files.add(`/${entry.file}`);
    const begins = files.size;
    for (const name of soon) add(manifest[name]);
    addScreens();
    const all = [...files];
    return { first: all.slice(0, begins), rest: all.slice(begins) };
  };
  return {
    id: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    chunksFor,
  };
}

/** Build id of the market: of both applications together, so that it changes with either. */
export const buildIdOf = ({
  market,
  backOffice,
}: Readonly<Record<AppSection, Pick<ClientBuild, 'id'>>>): string =>
  createHash('sha256').update(`${market.id} ${backOffice.id}`).digest('base64url').slice(0, 12);

/** Route ids equal file names except for the index, the dots of flat names and the extension. */
function isFileOfRoute(chunkName: string, routeId: string): boolean {
  const file = chunkName
    .slice(0, chunkName.indexOf('?'))
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/');
  const wanted = routeFileOf(routeId === '__root__' ? '/__root' : routeId);
  return file === wanted || file === `${wanted}index` || file === `${wanted.replace(/\/$/, '')}/index`;
}
