import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from './open-embedded.ts';

test('the folder of the embedded database is for nobody else on the machine, also one from before', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tenderete-open-'));
  const folder = join(dataDir, 'db');
  const openedMode = async () => {
    const { close } = await openEmbedded(dataDir);
    await close();
    return statSync(folder).mode & 0o777;
  };
  const fresh = await openedMode();
  chmodSync(folder, 0o755);
  expect([fresh, await openedMode()]).toEqual([0o700, 0o700]);
  rmSync(dataDir, { recursive: true });
});
