import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPictureFileName } from '../services/pictures/picture-names.ts';
import { missingPictureRefusal, type PictureServer } from '../services/pictures/picture-server.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Picture routes: /pictures/{name}.webp and /pictures/{name}-{width}.{format}. Each URL always has the same content. */
export function mountPictures(app: FastifyInstance, pictures: PictureServer): void {
  const answer = async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const wanted = readPictureFileName(request.params.file);
    const picture = wanted && (await pictures.read(wanted));
    if (!picture) throw missingPictureRefusal();
    reply.headers({
      etag: picture.etag,
      'cache-control': `public, max-age=${YEAR}, immutable`,
      'content-type': `image/${wanted.format}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      // Link previews on other sites show the pictures, which are public.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return picture.bytes;
  };
  app.get('/pictures/:file', answer);
}
