import { type PictureProblem, pictureProblem } from './upload.ts';
import { IMAGES } from './upload-limits.ts';

/** A picture of a gallery: one that is there already, or a file that is only here yet. */
export type PictureItem = { key: string; url: string } | { key: string; file: File };

export type NewPicture = Extract<PictureItem, { file: File }>;

/** Why a file is not taken; `SAME` is in the gallery already. */
export type FileRefusal = { name: string; problem: PictureProblem | 'TOO_MANY' | 'SAME' };

/** Pictures in their order, the first of which is the thumbnail, and the files of the last choice that were not taken. */
export interface Gallery {
  items: readonly PictureItem[];
  refused: readonly FileRefusal[];
  /** What the last change was, for who does not see it: the place, from 1 on, to which a picture went, or that one is out. */
  news?: { place: number } | 'removed';
}

export const NO_PICTURES: Gallery = { items: [], refused: [] };

export const isNew = (item: PictureItem): item is NewPicture => 'file' in item;

const keyOf = ({ name, size, lastModified }: File) => `${name}:${size}:${lastModified}`;

/** The gallery of pictures that are there already, by their addresses. */
export const galleryOf = (urls: readonly string[]): Gallery => ({
  items: urls.map((url) => ({ key: url, url })),
  refused: [],
});

/** The gallery with files at its end; what may not be a picture of it is named with the reason and loses none of the rest (R5.21). */
export function withFiles({ items }: Gallery, files: readonly File[]): Gallery {
  const taken: PictureItem[] = [...items];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    const key = keyOf(file);
    const problem =
      pictureProblem(file) ??
      (taken.some((item) => item.key === key) ? 'SAME' : taken.length >= IMAGES.maxAnnounced && 'TOO_MANY');
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

/** The gallery with one picture at another place, counted from 0; places beyond its ends are its ends. */
export function withPictureAt({ items }: Gallery, key: string, place: number): Gallery {
  const moved = items.find((item) => item.key === key);
  const rest = items.filter((item) => item.key !== key);
  if (!moved) return { items, refused: [] };
  const at = Math.min(Math.max(place, 0), rest.length);
  return { items: [...rest.slice(0, at), moved, ...rest.slice(at)], refused: [], news: { place: at + 1 } };
}
