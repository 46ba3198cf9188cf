import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOAD_LIMITS } from '../../contract/uploads/upload-limits.ts';
import type { Context } from '../context.ts';
import { abortStalledUpload } from '../routing/body-deadlines.ts';
import { createArchiveLocker } from '../services/import/receive/archive-lock.ts';
import { uploadExpiryOf, findChunkedUpload } from '../services/import/receive/upload-slot.ts';
import { TusDataStore } from '../services/import/receive/tus-data-store.ts';
import { chunkRefusal } from '../services/import/receive/chunk-refusal.ts';

type TusRequest = FastifyRequest<{ Params: { secret: string }; Body: Readable | undefined }>;

const PATH = '/uploads/archives';
const LONGEST_SECRET = 100;
/** Headers passed to and from the tus library; all other answer headers are set by this server. */
const HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'content-type', 'content-length'];
const ANSWERED = ['tus-resumable', 'tus-version', 'tus-max-size', 'upload-offset', 'upload-length'];
/** tus protocol extension: answers contain the expiry time of the upload. */
const EXTENSIONS = 'expiration';

/** Body until its end or a connection error; excess data is not awaited. */
async function* untilCut(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch {
    // The data received before the error counts.
  }
}

const webRequest = ({ method, headers, body }: TusRequest, id: string) => {
  const sent = HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : []));
  return new Request(`http://localhost${PATH}/${id}`, {
    method,
    headers: Object.fromEntries(sent),
    ...(method === 'PATCH' && {
      body: Readable.toWeb(Readable.from(untilCut(body ?? Readable.from([])))),
      duplex: 'half',
    }),
  } as RequestInit);
};

function passOn(reply: FastifyReply, { status, headers }: Response, expiry: Date | null) {
  if (status >= 400) throw chunkRefusal(status);
  for (const name of ANSWERED) {
    const value = headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  if (headers.has('tus-version')) reply.header('tus-extension', EXTENSIONS);
  if (expiry) reply.header('upload-expires', expiry.toUTCString());
  return reply.header('cache-control', 'no-store').code(status).send();
}

/**
 * Chunked upload of import ZIPs by the tus protocol 1.0, at the same URL as the single PUT. HEAD returns the upload
 * offset, PATCH appends data, and both return the expiry time. The announcement with the file size has created the
 * upload, so POST does not exist.
 */
export function mountChunkedUploads(scope: FastifyInstance, ctx: Context): void {
  const locker = createArchiveLocker(ctx);
  const tus = new Server({
    path: PATH,
    datastore: new TusDataStore(ctx, locker),
    locker,
    lockDrainTimeout: 100,
    onResponseError: (_request, error) => {
      if (!('status_code' in error))
        ctx.log.error({ err: error }, 'A fragment of an archive could not be kept.');
      return undefined;
    },
  });
  scope.route<{ Params: { secret: string }; Body: Readable | undefined }>({
    method: ['HEAD', 'PATCH', 'OPTIONS'],
    url: `${PATH}/:secret`,
    onRequest: async ({ raw }, reply) => abortStalledUpload(raw, reply.raw, UPLOAD_LIMITS.stallLimit),
    handler: async (request, reply) => {
      const isAsked = request.method === 'OPTIONS';
      if (isAsked) return passOn(reply, await tus.handleWeb(webRequest(request, 'any')), null);
      const id = await findChunkedUpload(ctx, request.params.secret.slice(0, LONGEST_SECRET));
      const answer = await tus.handleWeb(webRequest(request, id));
      return passOn(reply, answer, await uploadExpiryOf(ctx, id));
    },
  });
}
