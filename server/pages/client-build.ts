import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrontDoor } from '../../contract/shell/front-door.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** The built browser side: what a page has to name. */
export interface ClientBuild {
  /** Changes with every build; a snapshot of another one is not restored. */
  id: string;
  /** Addresses of all scripts that a page of these routes needs, in the order in which they are best evaluated. */
  chunksFor: (routeIds: readonly string[]) => Chunks;
}

interface Chunks {
  /** Without these nothing begins. */
  first: string[];
  rest: string[];
}

interface Build {
  /** What opens the door. */
  entry: string;
  /** What lists the chunks. */
  manifest: string;
  /** What every page asks for by itself as soon as it has begun. */
  soon: readonly string[];
  /** When the code of the screens is evaluated: before the entry, which takes up what was rendered, or while its first calls are out. */
  screens: 'before' | 'after';
}

const BUILDS: Readonly<Record<FrontDoor, Build>> = {
  market: { entry: 'src/entry-client.tsx', manifest: 'manifest.json', soon: [], screens: 'before' },
  backOffice: {
    entry: 'src/entry-back-office.tsx',
    manifest: 'back-office.json',
    soon: ['src/wiring/shell/market.wiring.ts'],
    screens: 'after',
  },
};

const routeFileOf = (routeId: string) => `src/routes${routeId}`;

/** Reads the manifest that `vite build` wrote of a door into `dist/client`. Throws when there is no build. */
export async function readClientBuild(clientDir: string, door: FrontDoor): Promise<ClientBuild> {
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
      // What imports the entry does not bring it: it has a place of its own.
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

/** Route ids and file names agree but for the index, the dots of flat names and the extension. */
function isFileOfRoute(chunkName: string, routeId: string): boolean {
  const file = chunkName
    .slice(0, chunkName.indexOf('?'))
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/');
  const wanted = routeFileOf(routeId === '__root__' ? '/__root' : routeId);
  return file === wanted || file === `${wanted}index` || file === `${wanted.replace(/\/$/, '')}/index`;
}
