import { eq } from 'drizzle-orm';
import { STORAGE } from '../../contract/uploads/storage-limits.ts';
import { productImports } from '../../server/db/schema-imports.ts';
import { accountStorage } from '../../server/db/schema-storage.ts';
import { pictures } from '../../server/db/schema-stores.ts';
import type { Person, TestApi } from './api.ts';

/** Bytes that an account is counted to store. */
export async function usedBy({ db }: TestApi, { id }: Pick<Person, 'id'>): Promise<number | undefined> {
  const [row] = await db.select().from(accountStorage).where(eq(accountStorage.userId, id));
  return row?.bytes;
}

const inBlocks = (bytes: number) => Math.ceil(bytes / STORAGE.block) * STORAGE.block;

/**
 * Bytes that the files of an account take, read from where they lie: the originals of its pictures in whole blocks, and its archives. It
 * is what `usedBy` has to be while no archive is announced that has not come.
 */
export async function filesOf({ db, blobs }: TestApi, { id }: Pick<Person, 'id'>): Promise<number> {
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

/** Keys of originals and archives that no row names: files that nobody is counted for. */
export async function uncountedFiles({ db, blobs }: TestApi): Promise<string[]> {
  const shown = await db.select({ name: pictures.name }).from(pictures);
  const imports = await db.select({ keys: productImports.archiveKeys }).from(productImports);
  const counted = new Set([
    ...shown.map(({ name }) => `pictures/${name}/original`),
    ...imports.flatMap(({ keys }) => keys),
  ]);
  return blobs.keys().filter((key) => /original$|^imports\//u.test(key) && !counted.has(key));
}
