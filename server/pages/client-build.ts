import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrontDoor } from '../../contract/pages/front-door.ts';

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
  /** Address of the script that starts the application. */
  entry: string;
  /** Addresses of the chunks that a page of these routes needs, in the order in which they are best evaluated. */
  chunksFor(routeIds: readonly string[]): string[];
}

/** Which entry opens a door, and what lists the chunks of its build. */
const BUILDS: Readonly<Record<FrontDoor, { entry: string; manifest: string }>> = {
  market: { entry: 'src/entry-client.tsx', manifest: 'manifest.json' },
  backOffice: { entry: 'src/entry-back-office.tsx', manifest: 'back-office.json' },
};

const routeFileOf = (routeId: string) => `src/routes${routeId}`;

/** Reads the manifest that `vite build` wrote of a door into `dist/client`. Throws when there is no build. */
export async function readClientBuild(clientDir: string, door: FrontDoor): Promise<ClientBuild> {
  const text = await readFile(join(clientDir, '.vite', BUILDS[door].manifest), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const entry = manifest[BUILDS[door].entry];
  if (!entry) throw new Error(`The build of the ${door} has no entry`);

  const splitChunks = Object.entries(manifest).filter(([name]) => name.includes('?tsr-split='));
  const chunksFor = (routeIds: readonly string[]) => {
    const files = new Set<string>();
    const add = (chunk: ManifestChunk | undefined) => {
      if (!chunk || files.has(`/${chunk.file}`)) return;
      for (const name of chunk.imports ?? []) add(manifest[name]);
      files.add(`/${chunk.file}`);
    };
    add(entry);
    for (const routeId of routeIds) {
      for (const [name, chunk] of splitChunks) if (isFileOfRoute(name, routeId)) add(chunk);
    }
    return [...files].filter((file) => file !== `/${entry.file}`);
  };
  return {
    id: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    entry: `/${entry.file}`,
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
