import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PICTURE_LIMITS, UPLOAD_LIMITS } from '../../contract/uploads/upload-limits.ts';
import type { Context } from '../context.ts';
import { abortStalledUpload } from '../routing/body-deadlines.ts';
import {
  requirePictureUpload,
  pictureTooLargeRefusal,
  receivePicture,
} from '../services/uploads/receive-picture.ts';

type PutRequest = FastifyRequest<{ Params: { secret: string }; Body: Buffer | undefined }>;

const LONGEST_SECRET = 100;

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';

/** Upload route of pictures, PUT /uploads/{secret}. The secret URL is the permission, so no bearer token is needed. */
export async function mountUploads(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: PICTURE_LIMITS.maxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error) => {
      throw isTooLarge(error) ? pictureTooLargeRefusal() : error;
    });
    scope.put(
      '/uploads/:secret',
      {
        bodyLimit: PICTURE_LIMITS.maxBytes,
        onRequest: async ({ params, headers, raw }: PutRequest, reply) => {
          abortStalledUpload(raw, reply.raw, UPLOAD_LIMITS.stallLimit);
          const secret = params.secret.slice(0, LONGEST_SECRET);
          const contentType = headers['content-type']?.toLowerCase() ?? '';
          await requirePictureUpload(ctx, { secret, contentType });
        },
      },
      async ({ params, body }: PutRequest, reply) => {
        await receivePicture(ctx, { secret: params.secret, bytes: body ?? Buffer.alloc(0) });
        return reply.header('cache-control', 'no-store').code(204).send();
      },
    );
  });
}
