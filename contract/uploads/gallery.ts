import { type PictureProblem, pictureProblem } from './upload.ts';
import { PICTURE_LIMITS } from './upload-limits.ts';

/** Gallery picture: an uploaded one with its URL, or a local file not uploaded yet. */
export type PictureItem = { key: string; url: string } | { key: string; file: File };

export type NewPicture = Extract<PictureItem, { file: File }>;

/** Rejected file with its reason; `SAME`: the file is already in the gallery. */
export type FileRefusal = { name: string; problem: PictureProblem | 'TOO_MANY' | 'SAME' };

/** Picture gallery in order, thumbnail first, with the rejected files of the last choice. */
export interface Gallery {
  items: readonly PictureItem[];
  refused: readonly FileRefusal[];
  /** Last change, for screen readers: the new position of a moved picture, starting at 1, or "removed". */
  news?: { place: number } | 'removed';
}

export const NO_PICTURES: Gallery = { items: [], refused: [] };

export const isNewPicture = (item: PictureItem): item is NewPicture => 'file' in item;

const keyOf = ({ name, size, lastModified }: File) => `${name}:${size}:${lastModified}`;

/** Gallery of uploaded pictures, from their URLs. */
export const galleryOf = (urls: readonly string[]): Gallery => ({
  items: urls.map((url) => ({ key: url, url })),
  refused: [],
});

/** Gallery with files appended. Invalid files are listed with their reason; valid files are still added (R5.21). */
export function withFiles({ items }: Gallery, files: readonly File[]): Gallery {
  const taken: PictureItem[] = [...items];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    const key = keyOf(file);
    const problem =
      pictureProblem(file) ??
      (taken.some((item) => item.key === key)
        ? 'SAME'
        : taken.length >= PICTURE_LIMITS.maxAnnounced && 'TOO_MANY');
    if (problem) refused.push({ name: file.name, problem });
    else taken.push({ key, file });
  }
  return { items: taken, refused };
}

export const withoutPicture = ({ items }: Gallery, key: string): Gallery => ({
  items: items.filter((item) => item.key !== key),
  refused: [],
  news: 'removed',
});

/** Gallery with one picture moved to a zero-based position, limited to the range of the list. */
export function withPictureAt({ items }: Gallery, key: string, place: number): Gallery {
  const moved = items.find((item) => item.key === key);
  const rest = items.filter((item) => item.key !== key);
  if (!moved) return { items, refused: [] };
  const at = Math.min(Math.max(place, 0), rest.length);
  return { items: [...rest.slice(0, at), moved, ...rest.slice(at)], refused: [], news: { place: at + 1 } };
}
