import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_LIMITS } from '../../contract/uploads/upload-limits.ts';
import type { Context } from '../context.ts';
import { abortStalledUpload } from '../routing/body-deadlines.ts';
import { requireUploadSlot } from '../services/import/receive/upload-slot.ts';
import { receiveArchive } from '../services/import/receive/receive-archive.ts';
import { mountChunkedUploads } from './chunked-uploads.routes.ts';

type PutRequest = FastifyRequest<{ Params: { secret: string }; Body: Readable }>;

const LONGEST_SECRET = 100;

/** The Content-Length header is reliable: HTTP cuts a longer body, and a shorter one means an aborted upload. */
const putOf = ({ params, headers }: PutRequest) => ({
  secret: params.secret.slice(0, LONGEST_SECRET),
  size: Number(headers['content-length']),
});

/** Upload routes of import ZIPs at /uploads/archives/{secret}, by one PUT or in chunks. The secret URL is the permission. */
export async function mountArchiveUploads(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    mountChunkedUploads(scope, ctx);
    scope.put(
      '/uploads/archives/:secret',
      {
        onRequest: async (request: PutRequest, reply) => {
          abortStalledUpload(request.raw, reply.raw, UPLOAD_LIMITS.stallLimit);
          const contentType = request.headers['content-type']?.toLowerCase() ?? '';
          await requireUploadSlot(ctx, { ...putOf(request), contentType });
        },
      },
      async (request: PutRequest, reply) => {
        await receiveArchive(ctx, { ...putOf(request), bytes: request.body });
        return reply.header('cache-control', 'no-store').code(204).send();
      },
    );
  });
}
