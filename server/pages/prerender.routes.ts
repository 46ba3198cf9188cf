import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PrerenderIdentity } from '../../contract/shell/rendered-page.ts';
import { networkOf } from '../http/network-address.ts';
import { defaultRefusal } from '../http/default-error-messages.ts';
import { acceptedEncoding, CompressedBody } from './page-compression.ts';
import type { PagesOptions } from './pages.plugin.ts';
import type { RenderQueue } from './render-queue.ts';

/** URL prefix of prerendered back-office screens, followed by the path of the screen. */
const AHEAD = '/ahead';

interface PicturesOptions extends Pick<PagesOptions, 'clock' | 'installation' | 'drawPicture'> {
  renderings: Pick<RenderQueue, 'render'>;
}

/** Read-only fetch function for a prerendering, with the member's token and IP address. */
function askingAs(app: FastifyInstance, { ip, headers }: FastifyRequest, accessToken: string) {
  /** Raw answers by URL, which the page reuses. */
  const answers: Record<string, string> = {};
  const fetch: PrerenderIdentity['fetch'] = async (input, { method = 'GET' } = {}) => {
    if (typeof input !== 'string' || method !== 'GET') throw new TypeError('A picture only reads');
    const { statusCode, payload } = await app.inject({
      url: input,
      remoteAddress: ip,
      headers: { host: headers.host ?? '', authorization: `Bearer ${accessToken}` },
    });
    if (statusCode === 200) answers[input] = payload;
    return new Response(payload, { status: statusCode });
  };
  return { answers, asked: { accessToken, fetch } };
}

/**
 * Prerender route: sends a screen prerendered for the signed-in member, with the data it used. One answer replaces many
 * before the page has its code (decision 056). 204 if nothing can be shown. The answer is private and never cached.
 */
export function addPrerenderRoutes(
  app: FastifyInstance,
  { drawPicture, renderings, clock, installation }: PicturesOptions,
): void {
  app.get(`${AHEAD}/*`, async (request, reply) => {
    const accessToken = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (accessToken === undefined) throw defaultRefusal('UNAUTHENTICATED');
    // Back-office URLs name no store, whatever the host.
    const url = `http://market.invalid${request.url.slice(AHEAD.length)}`;
    const { answers, asked } = askingAs(app, request, accessToken);
    const picture = await renderings.render(
      () => drawPicture({ url, now: clock.now(), installation, build: '' }, asked),
      networkOf(request.ip),
    );
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding, authorization');
    if (picture === null) return reply.code(204).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const body = new CompressedBody(Buffer.from(JSON.stringify({ ...picture, answers })));
    return reply.type('application/json; charset=utf-8').send(await body.as(encoding));
  });
}
