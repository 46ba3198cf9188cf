import { type Contents, contentsOf } from '../../../contract/products/archive-contents.ts';
import { ArchiveFault } from '../../../contract/products/archive-fault.ts';
import { readFragments } from './archive-fragments.ts';
import { keptBefore } from './kept-archives.ts';
import { type ImportTools, type LeasedImport, partsOf } from './lease.ts';
import { type Archive, openArchive } from './open-archive.ts';

type Stored = Parameters<typeof partsOf>[0];

/** An archive with what is in it. */
interface OpenArchive extends Pick<Archive, 'read'> {
  contents: Contents;
}

const unlessFaulty = (error: unknown): null => {
  if (error instanceof ArchiveFault) return null;
  throw error;
};

/**
 * Opens the archive of an import. A picture that it does not hold is looked for in those of the same store that are kept, the newest first: of
 * rows that were refused there, and come again. Throws an ArchiveFault as `openArchive` does.
 */
export async function openBesideKept(
  tools: Pick<ImportTools, 'db' | 'clock' | 'blobs'>,
  held: LeasedImport,
  signal: AbortSignal,
): Promise<OpenArchive> {
  const open = async (stored: Stored) => {
    const readPart = readFragments(tools.blobs, partsOf(stored));
    const archive = await openArchive(readPart, { size: stored.fileSize, signal });
    return { archive, files: new Set(archive.files), contents: contentsOf(archive.files) };
  };
  const own = await open(held);
  const all = [own];
  for (const kept of await keptBefore(tools, held)) {
    const former = await open(kept).catch(unlessFaulty);
    if (former) all.push(former);
  }
  return {
    read: (file) => (all.find(({ files }) => files.has(file)) ?? own).archive.read(file),
    contents: {
      sheet: own.contents.sheet,
      pictureNamed: (name) =>
        all.map(({ contents }) => contents.pictureNamed(name)).find((file) => file !== undefined),
    },
  };
}
