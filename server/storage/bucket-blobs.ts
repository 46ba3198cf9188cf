import { finished, PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
import { traceparentOf } from '../http/trace-context.ts';
import { traceScope } from '../request-scope.ts';
import type { Blobs } from './blobs.ts';

const SECOND = 1_000;
/** Timeout of a streamed write in ms, long because the sender may be slow. */
const LONGEST_STREAM = 15 * 60 * SECOND;

/** Blob storage in an S3-compatible bucket, shared by several servers. Rejects if the bucket does not answer. */
export function bucketBlobs({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: NonNullable<Config['s3']>): Blobs {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3 * SECOND, requestTimeout: 20 * SECOND },
    // Storage providers other than Amazon do not support the default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // A request to the bucket in the course of a request is part of its trace.
  client.middlewareStack.add(
    (next) => (args) => {
      const trace = traceScope.getStore();
      const { headers } = args.request as { headers: Record<string, string> };
      if (trace) headers['traceparent'] = traceparentOf(trace);
      return next(args);
    },
    { step: 'build', name: 'traceparent' },
  );
  return {
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }));
    },
    putStream: async (key, bytes, size) => {
      const broken = new AbortController();
      // The S3 client would wait for the rest of an aborted stream until its timeout.
      const stopWatching = finished(bytes, (error) => {
        if (error) broken.abort(error);
      });
      try {
        await client.send(
          new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentLength: size }),
          { requestTimeout: LONGEST_STREAM, abortSignal: broken.signal },
        );
      } catch (error) {
        throw broken.signal.aborted ? broken.signal.reason : error;
      } finally {
        stopWatching();
      }
    },
    part: (key, start, end) => {
      const through = new PassThrough();
      const read = async () => {
        const range = `bytes=${start}-${end - 1}`;
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: range }));
        if (!(Body instanceof Readable)) throw new Error(`There is nothing under ${key}.`);
        await pipeline(Body, through);
      };
      read().catch((error: unknown) => through.destroy(error instanceof Error ? error : undefined));
      return through;
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
