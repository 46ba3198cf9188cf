import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPROVE_CHUNKS } from '../build/chunks/approve-chunks.ts';
import { hashSources, isBuildStale, stampPath } from './build-stamp.ts';
import { takeLock } from './lock.mjs';
import { drawIcons } from './draw-icons.ts';
import { minifyScript } from './minify-script.ts';
import { precompress } from './precompress.ts';
import { root, runCommand } from './run-command.ts';

/**
 * Builds the application into dist/client and dist/server, unless dist/ is already built from the same sources.
 * A second caller waits for the first, because both need the same folder. `approveChunks` writes the snapshot of the
 * first screens instead of comparing it.
 * @returns whether dist/ is good; a failure has been said on the terminal.
 */
export async function buildApplication({ force = false, approveChunks = false } = {}): Promise<boolean> {
  const lock = takeLock('build');
  try {
    if (!force && !isBuildStale(root)) return true;
    console.log('Building the application …');
    rmSync(stampPath(root), { force: true });
    const hashBefore = hashSources(root);
    const { code, output, seconds } = await runCommand('vite', ['build', '--app', '--logLevel', 'warn'], {
      env: { NODE_ENV: 'production', ...(approveChunks && { [APPROVE_CHUNKS]: '1' }) },
    });
    if (code !== 0) {
      console.error(`${output.trim()}\n\nThe build failed; what vite said stands above.`);
      return false;
    }
    const client = join(root, 'dist', 'client');
    for (const name of ['boot.js', 'prefetch.js']) await minifyScript(join(client, name));
    await drawIcons(join(client, 'icon.svg'), client);
    const assets = await precompress(client);
    // The snapshot is a source too, and an approving build has changed it.
    writeFileSync(stampPath(root), approveChunks ? hashSources(root) : hashBefore);
    console.log(`Built in ${seconds.toFixed(1)} s, ${assets} text assets compressed.`);
    return true;
  } finally {
    lock.release();
  }
}
