import { IMAGE_TYPES } from '../uploads/upload.ts';

/** Names of the picture files of a cell; empty parts between two bars do not count. */
export const picturesIn = (cell = ''): string[] =>
  cell
    .split('|')
    .map((part) => part.trim().normalize('NFC'))
    .filter(Boolean);

/** Extensions under which cameras, phones and browsers save a JPEG beside .jpeg and .jpg. */
const JPEG_EXTENSIONS: ReadonlySet<string> = new Set(['jfif', 'jpe', 'pjpeg', 'pjp']);

const EXTENSION = /\.([a-z]{2,5})$/i;
const ADDRESS = /^(?:https?:)?\/\//i;

/** Whether a cell names a picture by a web address. */
export const isPictureAddress = (name: string): boolean => ADDRESS.test(name);

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).normalize('NFC');
  } catch {
    return name;
  }
}

/** Path as archives write it: with slashes, from the folder of the sheet, `%20` and the like decoded, without a web address's query. */
const pathOf = (name: string): string =>
  decoded(isPictureAddress(name) ? name.replace(/[?#].*$/, '') : name)
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');

const lastPart = (name: string): string => pathOf(name).split('/').at(-1) ?? '';

const stemOf = (name: string) => name.replace(EXTENSION, '');

/**
 * Content type that a picture's file name promises (R9.12): null when it is a type that is not taken, undefined when the name has no
 * extension. The bytes decide in the end.
 */
export function pictureTypeOf(name: string): (typeof IMAGE_TYPES)[number] | null | undefined {
  const extension = EXTENSION.exec(lastPart(name))?.[1]?.toLowerCase();
  if (extension === undefined) return undefined;
  if (JPEG_EXTENSIONS.has(extension)) return 'image/jpeg';
  return IMAGE_TYPES.find((type) => type === `image/${extension}`) ?? null;
}

/** Whether a file of an archive is called as pictures are. */
export const isPictureFile = (name: string): boolean => Boolean(pictureTypeOf(name));

/** Whether a name may be that of a picture: everything but a file of another known kind. */
export const mayBePicture = (name: string): boolean => pictureTypeOf(name) !== null;

interface NamedFile {
  name: string;
}

/** The one of several files, when there is exactly one. */
const only = <File>(files: readonly File[]): File | undefined => (files.length === 1 ? files[0] : undefined);

/**
 * Finder of a picture file by what a cell calls it: its path beside the sheet, else its file name in whatever folder, else its file name
 * without extension. Case is ignored and `%20` decoded where only one file can be meant; of a web address the last part counts.
 */
export function createPictureFinder<File extends NamedFile>(files: readonly File[], folder: string) {
  const byPath = new Map(files.map((file) => [file.name, file]));
  const byPathIgnoringCase = Map.groupBy(files, ({ name }) => name.toLowerCase());
  const pictures = files.filter(({ name }) => isPictureFile(name));
  const byFileName = Map.groupBy(pictures, ({ name }) => lastPart(name).toLowerCase());
  const byStem = Map.groupBy(pictures, ({ name }) => stemOf(lastPart(name)).toLowerCase());
  return (name: string): File | undefined => {
    const path = folder + pathOf(name);
    const fileName = lastPart(name).toLowerCase();
    return (
      byPath.get(folder + name) ??
      byPath.get(path) ??
      only(byPathIgnoringCase.get(path.toLowerCase()) ?? []) ??
      only(byFileName.get(fileName) ?? []) ??
      (pictureTypeOf(name) === undefined ? only(byStem.get(fileName) ?? []) : undefined)
    );
  };
}
