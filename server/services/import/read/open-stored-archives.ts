import { type ArchiveContents, archiveContentsOf } from '../../../../contract/import/archive-contents.ts';
import { ArchiveFault } from '../../../../contract/import/archive-fault.ts';
import type { productImports } from '../../../db/schema-imports.ts';
import { readFragments } from '../receive/archive-fragments.ts';
import {
  isArchiveDeleted,
  earlierStoredImports,
  storedPicturesOfImports,
} from '../receive/stored-archives.ts';
import { type ImportTools, type LeasedImport, archiveFragmentsOf } from '../write/lease.ts';
import { type Archive, openArchive } from './open-archive.ts';
import { StorageError } from '../receive/storage-error.ts';

/** Error: the stored ZIP with the picture has been deleted. */
export class DeletedArchiveError extends Error {}

type Tools = Pick<ImportTools, 'db' | 'clock' | 'blobs'>;
type Former = typeof productImports.$inferSelect;

/** Stored ZIPs combined; a name refers to the newest ZIP that contains it. */
export interface StoredArchives extends Pick<ArchiveContents, 'pictureNamed'>, Pick<Archive, 'read'> {
  /** True if a deleted stored ZIP contained this picture. */
  wasKept(name: string): boolean;
}

/** Opens a ZIP with its contents. Throws an ArchiveFault if it is invalid. */
export async function openWithContents(
  { blobs }: Pick<Tools, 'blobs'>,
  stored: Parameters<typeof archiveFragmentsOf>[0],
  signal: AbortSignal,
) {
  const readPart = readFragments(blobs, archiveFragmentsOf(stored));
  const archive = await openArchive(readPart, { size: stored.fileSize, signal });
  return { archive, files: new Set(archive.files), contents: archiveContentsOf(archive.files) };
}

/**
 * Opens a stored ZIP that may be deleted meanwhile. Opening and reading then throw DeletedArchiveError; null if the ZIP is
 * invalid.
 */
async function openFormer(tools: Tools, former: Former, signal: AbortSignal) {
  const unlessGone = async <T>(doing: Promise<T>): Promise<T> => {
    try {
      return await doing;
    } catch (error) {
      if (!(error instanceof StorageError) || !(await isArchiveDeleted(tools, former))) throw error;
      throw new DeletedArchiveError(`The archive of ${former.id} is kept no longer.`, { cause: error });
    }
  };
  if (former.archiveKeys.length === 0) throw new DeletedArchiveError(`The archive of ${former.id} is gone.`);
  try {
    const { archive, ...opened } = await unlessGone(openWithContents(tools, former, signal));
    return { ...opened, read: (file: Parameters<Archive['read']>[0]) => unlessGone(archive.read(file)) };
  } catch (error) {
    if (error instanceof ArchiveFault) return null;
    throw error;
  }
}

/**
 * Opens the ZIPs of a store that were stored when the import's own ZIP arrived. For ZIPs deleted since, it lists the
 * pictures of refused rows they contained. Reading from a ZIP that is deleted later throws DeletedArchiveError, with any
 * storage.
 */
export async function openStoredArchives(
  tools: Tools,
  held: LeasedImport,
  signal: AbortSignal,
): Promise<StoredArchives> {
  const there: NonNullable<Awaited<ReturnType<typeof openFormer>>>[] = [];
  const gone: string[] = [];
  for (const former of await earlierStoredImports(tools, held)) {
    try {
      const opened = await openFormer(tools, former, signal);
      if (opened) there.push(opened);
    } catch (error) {
      if (!(error instanceof DeletedArchiveError)) throw error;
      gone.push(former.id);
    }
  }
  const lost = await storedPicturesOfImports(tools, gone);
  return {
    pictureNamed: (name) =>
      there.map(({ contents }) => contents.pictureNamed(name)).find((file) => file !== undefined),
    wasKept: (name) => lost.has(name),
    read: async (file) => {
      const owner = there.find(({ files }) => files.has(file));
      if (!owner) throw new Error(`No archive that is kept holds ${file.name}.`);
      return owner.read(file);
    },
  };
}
