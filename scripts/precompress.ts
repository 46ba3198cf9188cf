import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Pages are excluded, because the server fills index.html for every request. */
const textAssets = '**/*.{js,css,svg,json,txt,xml,map,webmanifest}';

/** Brotli block sizes to try: large scripts contain several languages, which compress better in smaller blocks. */
const BLOCK_BITS = [0, 16, 17];
const LARGE = 65_536;

async function smallest(content: Buffer): Promise<Buffer> {
  const tries = content.length > LARGE ? BLOCK_BITS : [0];
  const results = await Promise.all(
    tries.map((bits) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_LGBLOCK]: bits,
        },
      }),
    ),
  );
  return results.reduce((least, result) => (result.length < least.length ? result : least));
}

/**
 * Writes name.br and name.gz beside every text asset of a folder, if smaller than the asset.
 * @returns how many assets it looked at.
 */
export async function precompress(folder: string): Promise<number> {
  const assets = globSync(textAssets, { cwd: folder });
  await Promise.all(
    assets.map(async (asset) => {
      const path = join(folder, asset);
      const content = await readFile(path);
      const [br, gz] = await Promise.all([smallest(content), gzipped(content, { level: 9 })]);
      if (br.length < content.length) await writeFile(`${path}.br`, br);
      if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
    }),
  );
  return assets.length;
}
