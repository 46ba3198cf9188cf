import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DEMO_MARKET } from './demo-market.ts';
import { composeShot } from './compose-pictures/compose-shot.ts';
import { STORE_PICTURE_SETS } from './compose-pictures/store-picture-sets.ts';
import { composeEmblem, composeStall } from './compose-pictures/stall.ts';

const FOLDER = fileURLToPath(new URL('./pictures/', import.meta.url));
const only = new Set(process.argv.slice(2));
let bytes = 0;

const save = async (name: string, picture: Buffer) => {
  await writeFile(`${FOLDER}${name}.webp`, picture);
  bytes += picture.length;
};

await mkdir(FOLDER, { recursive: true });
for (const [key, stage] of Object.entries(STORE_PICTURE_SETS)) {
  if (only.size > 0 && !only.has(key)) continue;
  for (const [index, [name, shot]] of Object.entries(stage.shots).entries()) {
    const palette = stage.palettes[shot.palette ?? index % stage.palettes.length] ?? stage.palettes[0];
    await save(name, await composeShot(shot, palette));
  }
  const store = DEMO_MARKET.stores.find((candidate) => candidate.key === key);
  if (!store) continue;
  await save(`${key}-hero`, await composeStall(stage, store));
  await save(`${key}-logo`, await composeEmblem(stage, store));
}
process.stdout.write(`${bytes} bytes in ${FOLDER}\n`);
