import { readFile, writeFile } from 'node:fs/promises';
import { minify } from 'vite';

/**
 * Minifies a classic script in place, because Vite copies public/ unchanged.
 * @throws Error if it is no script.
 */
export async function minifyScript(path: string): Promise<void> {
  const { code, errors } = await minify(path, await readFile(path, 'utf8'), { module: false });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`);
  await writeFile(path, code);
}
