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
import type { Blobs } from './blobs.ts';

const SECOND = 1_000;
/** A file that comes from far away moves at its sender's pace, in ms. */
const LONGEST_STREAM = 15 * 60 * SECOND;

/** Blobs in a bucket of any S3-compatible store, which several servers share. Rejects when the store does not answer. */
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
    // Stores other than Amazon's do not know the checksums that it would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
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
      // The client waits for the rest of a stream that broke off until its time is over.
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
