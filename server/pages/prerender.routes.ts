import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AskedAs } from '../../contract/shell/rendering.ts';
import { networkOf } from '../http/network-address.ts';
import { refuse } from '../http/default-error-messages.ts';
import { acceptedEncoding, CompressedBody } from './page-compression.ts';
import type { PagesOptions } from './pages.plugin.ts';
import type { RenderQueue } from './render-queue.ts';

/** Below this, at the address of a screen behind the back office's door, is what it shows to whoever asks. */
const AHEAD = '/ahead';

interface PicturesOptions extends Pick<PagesOptions, 'clock' | 'installation' | 'drawPicture'> {
  renderings: Pick<RenderQueue, 'render'>;
}

/** What carries the questions of a picture to the calls: as their asker, from where they ask, and to be read alone. */
function askingAs(app: FastifyInstance, { ip, headers }: FastifyRequest, accessToken: string) {
  /** What was answered, by the address that was asked. */
  const answers: Record<string, string> = {};
  const fetch: AskedAs['fetch'] = async (input, { method = 'GET' } = {}) => {
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
 * Sends what a screen shows to whoever is signed in, drawn, and all that it was drawn from: one answer in the place of many, before
 * the page has its code (decision 056). 204 where nothing can be shown to them; it is nobody else's, and never kept.
 */
export function addPrerenderRoutes(
  app: FastifyInstance,
  { drawPicture, renderings, clock, installation }: PicturesOptions,
): void {
  app.get(`${AHEAD}/*`, async (request, reply) => {
    const accessToken = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (accessToken === undefined) throw refuse('UNAUTHENTICATED');
    // No store belongs to that side of the house, whatever the host.
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
