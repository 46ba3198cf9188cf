import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Folder of the client build. */
export const CLIENT_FOLDER = fileURLToPath(new URL('../../dist/client/', import.meta.url));

/** Second URL prefix of the assets, for retries: browsers remember a failed module import by its URL. */
const AGAIN = '/again/assets/';

/** URL prefixes of the assets. */
export const ASSET_PREFIXES = ['/assets/', AGAIN] as const;

const YEAR = 365 * 24 * 60 * 60;

/** Cache-Control of files that are named by their content. */
export const IMMUTABLE_CACHE_CONTROL = `public, max-age=${YEAR}, immutable`;

/** Serves the built files, precompressed if available. Pages are not files and are served elsewhere. */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const assets = `${folder}assets/`;
  const served = {
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    globIgnore: ['**/*.map', '**/*.html', '**/*.br', '**/*.gz', '**/.*', '.vite/**'],
    setHeaders: (reply, path) => {
      const isNamedByContent = path.startsWith(assets);
      reply.header('cache-control', isNamedByContent ? IMMUTABLE_CACHE_CONTROL : 'no-cache');
    },
  } satisfies Partial<FastifyStaticOptions>;
  await app.register(fastifyStatic, { ...served, root: folder });
  if (existsSync(assets))
    await app.register(fastifyStatic, { ...served, root: assets, prefix: AGAIN, decorateReply: false });
}
