import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const FONTSOURCE = 'node_modules/@fontsource';

/** Heading font of the market, and those of the two templates with their own. */
const FACES = [
  {
    source: `${FONTSOURCE}-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
    target: 'public/fonts/bricolage-grotesque.woff2',
    variationAxes: { wght: { min: 600, max: 800 } },
  },
  {
    source: `${FONTSOURCE}/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2`,
    target: 'public/fonts/cormorant-garamond.woff2',
    variationAxes: {},
  },
  {
    source: `${FONTSOURCE}/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2`,
    target: 'public/fonts/bodoni-moda.woff2',
    variationAxes: {},
  },
];

/** Characters of a Spanish heading. */
const GLYPHS =
  ' !"#%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz' +
  'ÁÉÍÓÚÜÑÇÀÈÒáéíóúüñçàèòï¡¿«»“”‘’…·–—€ºª×\u00a0';

await mkdir('public/fonts', { recursive: true });
for (const { source, target, variationAxes } of FACES) {
  const subset = await subsetFont(await readFile(source), GLYPHS, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes,
  });
  await writeFile(target, subset);
  process.stdout.write(`${target}: ${subset.length} bytes\n`);
}
