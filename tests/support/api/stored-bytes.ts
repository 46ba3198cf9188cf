import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { STORAGE_LIMITS } from '../../../contract/uploads/storage-limits.ts';
import { productImports } from '../../../server/db/schema-imports.ts';
import { accountStorage } from '../../../server/db/schema-uploads.ts';
import { pictures } from '../../../server/db/schema-stores.ts';
import type { ApiUser, TestApi } from './api.ts';

/** Storage use that is recorded for an account, in bytes. */
export async function recordedStorageOf(
  { db }: TestApi,
  { id }: Pick<ApiUser, 'id'>,
): Promise<number | undefined> {
  const [row] = await db.select().from(accountStorage).where(eq(accountStorage.userId, id));
  return row?.bytes;
}

const inBlocks = (bytes: number) => Math.ceil(bytes / STORAGE_LIMITS.block) * STORAGE_LIMITS.block;

/**
 * Storage used by an account's files in bytes, read from storage: originals of pictures in whole blocks, and archives.
 * It equals `usedBy` unless an announced archive has not arrived.
 */
export async function storedBytesOf({ db, blobs }: TestApi, { id }: Pick<ApiUser, 'id'>): Promise<number> {
  const sizeOf = async (key: string) => (await blobs.get(key))?.length ?? 0;
  const shown = await db.select({ name: pictures.name }).from(pictures).where(eq(pictures.ownerId, id));
  const imports = await db
    .select({ keys: productImports.archiveKeys })
    .from(productImports)
    .where(eq(productImports.userId, id));
  const originals = await Promise.all(shown.map(({ name }) => sizeOf(`pictures/${name}/original`)));
  const archives = await Promise.all(imports.flatMap(({ keys }) => keys.map(sizeOf)));
  return [...originals.map(inBlocks), ...archives].reduce((sum, size) => sum + size, 0);
}

/** Keys of originals and archives that no row references, so no account is charged. */
export async function uncountedFiles({ db, blobs }: TestApi): Promise<string[]> {
  const shown = await db.select({ name: pictures.name }).from(pictures);
  const imports = await db.select({ keys: productImports.archiveKeys }).from(productImports);
  const counted = new Set([
    ...shown.map(({ name }) => `pictures/${name}/original`),
    ...imports.flatMap(({ keys }) => keys),
  ]);
  return blobs.keys().filter((key) => /original$|^imports\//u.test(key) && !counted.has(key));
}

/** Fills an account's storage up to a number of free bytes, by the limit of an account without a published store. */
export async function leaveFreeStorage(api: TestApi, owner: ApiUser, free: number): Promise<void> {
  const bytes = STORAGE_LIMITS.newSeller - free - ((await recordedStorageOf(api, owner)) ?? 0);
  const createdAt = new Date(api.clock.now());
  await api.db.insert(pictures).values({ name: randomUUID(), ownerId: owner.id, bytes, createdAt });
}
