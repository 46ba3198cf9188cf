import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { backOfficePaths } from '../../contract/shell/app-section.ts';
import { filterScreens } from '../../contract/shell/screen-lookup.ts';
import { missingSitemapPartRefusal, type Sitemap } from '../services/sitemap/sitemap.ts';

/** Disallowed path prefixes in robots.txt: private pages and pages without search value. */
const NOT_FOR_ROBOTS = [
  '/api/',
  ...backOfficePaths(),
  ...filterScreens(({ robots }) => robots === 'barred').map((path) => path.replace(/\$.*$/, '')),
].filter((one, _, all) => !all.some((other) => other !== one && one.startsWith(other)));

const HOUR = 60 * 60;

const robotsText = (origin: string) =>
  `User-agent: *\n${NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;

const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '');

function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Buffer): FastifyReply {
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${HOUR}`,
    vary: 'accept-encoding',
  });
  if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(packed);
  const unpacking = createGunzip();
  unpacking.end(packed);
  return reply.send(unpacking);
}

/** Routes /robots.txt, /sitemap.xml and its parts, with absolute URLs. `origin` is the market's public origin. */
export function mountSitemap(app: FastifyInstance, sitemap: Sitemap, origin: string): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${HOUR}` })
      .send(robotsText(origin)),
  );
  app.get('/sitemap.xml', async (request, reply) => sendPacked(request, reply, await sitemap.index()));
  app.get('/sitemaps/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(request.params.file) ?? [];
    const packed = await sitemap.part(kind, Number(number));
    if (!packed) throw missingSitemapPartRefusal();
    return sendPacked(request, reply, packed);
  });
}
