import { readFile } from 'node:fs/promises';
import { readClientBuild } from './pages/client-build.ts';

const PACKAGE = new URL('../package.json', import.meta.url);

/**
 * Name of the running build for log lines: the version and the id of the shop's build, as in "0.1.0+8fJ2kQ0aXw3c". Without
 * a build it is the version alone.
 */
export async function readBuildName(clientDir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  try {
    return `${version}+${(await readClientBuild(clientDir, 'market')).id}`;
  } catch {
    return version;
  }
}
