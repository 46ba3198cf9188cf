import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultRefusal } from '../http/default-error-messages.ts';
import { ASSET_PREFIXES, IMMUTABLE_CACHE_CONTROL } from '../http/static-files.ts';
import type { Context } from '../context.ts';
import { createAssetReader } from './published-assets.ts';

/** Assets of other releases, at the URLs at which this release has none. Throws NOT_FOUND without such a file. */
export function mountPublishedAssets(app: FastifyInstance, tools: Pick<Context, 'db' | 'blobs'>): void {
  const read = createAssetReader(tools);
  const answer = async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const asset = await read(request.params['*'], acceptsBrotli);
    if (!asset) throw defaultRefusal('NOT_FOUND');
    reply.headers({
      'cache-control': IMMUTABLE_CACHE_CONTROL,
      'content-type': asset.type,
      vary: 'accept-encoding',
      ...(asset.encoding && { 'content-encoding': asset.encoding }),
    });
    return asset.bytes;
  };
  for (const prefix of ASSET_PREFIXES) app.get(`${prefix}*`, answer);
}
