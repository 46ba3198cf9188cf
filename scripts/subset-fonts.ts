import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const TARGET = 'public/fonts/bricolage-grotesque.woff2';

/** What a Spanish heading is written with. */
const GLYPHS =
  ' !"#%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz' +
  'ÁÉÍÓÚÜÑÇÀÈÒáéíóúüñçàèòï¡¿«»“”‘’…·–—€ºª×\u00a0';

const subset = await subsetFont(await readFile(SOURCE), GLYPHS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 600, max: 800 } },
  noLayoutClosure: true,
});
await mkdir('public/fonts', { recursive: true });
await writeFile(TARGET, subset);
process.stdout.write(`${TARGET}: ${subset.length} bytes\n`);
