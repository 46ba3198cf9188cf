import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { inArray, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { batchPerTick } from '../db/batch-per-tick.ts';
import { publishedAssets } from '../db/schema-releases.ts';
import type { Log } from '../log.ts';

/** Retention of a release's files after its last process ended, in ms: tabs stay open for days. */
const KEPT = 30 * 24 * 60 * 60_000;
/** Files that are stored or deleted at once. */
const BATCH = 16;

/** Content types by extension; files of other types are not published. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Paths that a build gives its files, below the folder of assets. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

type Tools = Pick<Context, 'db' | 'clock' | 'blobs' | 'newId'>;

type Encoding = 'raw' | 'br';

const keyOf = (blobId: string, encoding: Encoding): string => `assets/${blobId}.${encoding}`;

const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, batch) =>
    all.slice(batch * BATCH, (batch + 1) * BATCH),
  );

const removeBlobs = ({ blobs }: Pick<Tools, 'blobs'>, blobId: string) =>
  Promise.all((['raw', 'br'] as const).map((encoding) => blobs.remove(keyOf(blobId, encoding))));

/** Stores a file under a new blob id. If another process was faster, its blob stays. */
async function store(tools: Tools, folder: string, name: string, isCompressed: boolean): Promise<void> {
  const blobId = tools.newId();
  await tools.blobs.put(keyOf(blobId, 'raw'), await readFile(join(folder, name)));
  if (isCompressed) await tools.blobs.put(keyOf(blobId, 'br'), await readFile(join(folder, `${name}.br`)));
  const added = await tools.db
    .insert(publishedAssets)
    .values({ name, blobId, servedAt: new Date(tools.clock.now()) })
    .onConflictDoNothing()
    .returning({ name: publishedAssets.name });
  if (added.length === 0) await removeBlobs(tools, blobId);
}

/**
 * Publishes the asset files of this release, so that every process of the market can serve them: those of the former
 * release to the pages of this one, and the other way round. Called before the server listens, and every hour, because
 * files are kept for 30 days after that. `folder` holds the files with their `.br` variants.
 */
export async function publishAssets(tools: Tools, folder: string): Promise<void> {
  const files = new Set(
    (await readdir(folder, { recursive: true })).map((path) => path.replaceAll(sep, '/')),
  );
  const names = [...files].filter((name) => extname(name) in TYPES);
  const known = await tools.db
    .update(publishedAssets)
    .set({ servedAt: new Date(tools.clock.now()) })
    .where(inArray(publishedAssets.name, names))
    .returning({ name: publishedAssets.name });
  const stored = new Set(known.map(({ name }) => name));
  for (const batch of inBatches(names.filter((name) => !stored.has(name))))
    await Promise.all(batch.map((name) => store(tools, folder, name, files.has(`${name}.br`))));
}

/** Published file, as it is sent. */
export interface PublishedAsset {
  bytes: Buffer;
  type: string;
  encoding: 'br' | undefined;
}

/** `publishAssets` that logs a failure: an absent bucket must not keep a process from serving its own pages. */
export async function tryPublishAssets(tools: Tools, folder: string, log: Log): Promise<void> {
  try {
    await publishAssets(tools, folder);
  } catch (err) {
    log.error({ err }, 'The files of this release could not be stored for other processes.');
  }
}

/**
 * Reader of published files by name, compressed if the client accepts Brotli; null if no recent release has the file.
 * All names of an event loop tick are looked up in one statement, because anybody can ask for any name.
 */
export function createAssetReader({ db, blobs }: Pick<Tools, 'db' | 'blobs'>) {
  const blobIdOf = batchPerTick(async (names: string[]) => {
    const found = await db
      .select({ name: publishedAssets.name, blobId: publishedAssets.blobId })
      .from(publishedAssets)
      .where(inArray(publishedAssets.name, names));
    return new Map(found.map(({ name, blobId }) => [name, blobId]));
  });
  return async (name: string, acceptsBrotli: boolean): Promise<PublishedAsset | null> => {
    const type = TYPES[extname(name)];
    if (type === undefined || !NAME.test(name)) return null;
    const blobId = await blobIdOf(name);
    if (blobId === undefined) return null;
    const compressed = acceptsBrotli ? await blobs.get(keyOf(blobId, 'br')) : null;
    if (compressed) return { bytes: compressed, type, encoding: 'br' };
    const bytes = await blobs.get(keyOf(blobId, 'raw'));
    return bytes && { bytes, type, encoding: undefined };
  };
}

/** Deletes files of releases of which no process has run for 30 days. */
export async function prunePublishedAssets({ db, clock, blobs }: Omit<Tools, 'newId'>): Promise<void> {
  const isOver = lte(publishedAssets.servedAt, new Date(clock.now() - KEPT));
  const over = await db.delete(publishedAssets).where(isOver).returning({ blobId: publishedAssets.blobId });
  for (const batch of inBatches(over))
    await Promise.all(batch.map(({ blobId }) => removeBlobs({ blobs }, blobId)));
}
