import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Secret of an installation in `<dataDir>/keys/<name>`, readable only by its file owner. The first start
 * creates it.
 */
export function storedSecret(dataDir: string, name: string, make: () => string): string {
  const folder = join(dataDir, 'keys');
  const file = join(folder, name);
  const kept = readIfThere(file);
  if (kept !== undefined) return kept;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, make(), { mode: 0o600 });
  // A key truncated by a kill would lock everybody out, so the complete file is linked to its name at the end.
  linkSync(unfinished, file);
  rmSync(unfinished);
  return readFileSync(file, 'utf8');
}
