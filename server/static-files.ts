import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the build puts what browsers fetch. */
export const CLIENT_FILES = fileURLToPath(new URL('../dist/client/', import.meta.url));

const YEAR = 365 * 24 * 60 * 60;

/** Serves the built files, compressed where the build did so; pages are not files and are served elsewhere. */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const assets = `${folder}assets/`;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    globIgnore: ['**/*.map', '**/*.html', '**/*.br', '**/*.gz', '**/.*', '.vite/**'],
    setHeaders: (reply, path) => {
      const isNamedByContent = path.startsWith(assets);
      reply.header('cache-control', isNamedByContent ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
}
