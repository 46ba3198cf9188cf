import { IMAGE_TYPES } from '../uploads/upload.ts';

/** Picture file names of a cell, separated by "|"; empty parts are ignored. */
export const pictureNamesIn = (cell = ''): string[] =>
  cell
    .split('|')
    .map((part) => part.trim().normalize('NFC'))
    .filter(Boolean);

/** Other JPEG extensions of cameras, phones and browsers, beside .jpeg and .jpg. */
const JPEG_EXTENSIONS: ReadonlySet<string> = new Set(['jfif', 'jpe', 'pjpeg', 'pjp']);

const EXTENSION = /\.([a-z]{2,5})$/i;
const ADDRESS = /^(?:https?:)?\/\//i;

/** True if a cell gives a picture as a web address. */
export const isPictureAddress = (name: string): boolean => ADDRESS.test(name);

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).normalize('NFC');
  } catch {
    return name;
  }
}

/** Path relative to the sheet's folder, with slashes, percent-decoded, and without the query of a web address. */
const pathOf = (name: string): string =>
  decoded(isPictureAddress(name) ? name.replace(/[?#].*$/, '') : name)
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');

const lastPart = (name: string): string => pathOf(name).split('/').at(-1) ?? '';

const stemOf = (name: string) => name.replace(EXTENSION, '');

/**
 * Content type from a picture's file extension (R9.12): null for a type that is not accepted, undefined without an
 * extension. The final check uses the bytes.
 */
export function pictureTypeOf(name: string): (typeof IMAGE_TYPES)[number] | null | undefined {
  const extension = EXTENSION.exec(lastPart(name))?.[1]?.toLowerCase();
  if (extension === undefined) return undefined;
  if (JPEG_EXTENSIONS.has(extension)) return 'image/jpeg';
  return IMAGE_TYPES.find((type) => type === `image/${extension}`) ?? null;
}

/** True for a ZIP file with a picture extension. */
export const isPictureFile = (name: string): boolean => Boolean(pictureTypeOf(name));

/** True for a possible picture name: any name except one with the extension of another file type. */
export const mayBePicture = (name: string): boolean => pictureTypeOf(name) !== null;

interface NamedFile {
  name: string;
}

/** Single element of a list; undefined if there are none or several. */
const only = <File>(files: readonly File[]): File | undefined => (files.length === 1 ? files[0] : undefined);

/**
 * Picture lookup by the name in a cell. It tries the path relative to the sheet, then the file name in any folder, then
 * the file name without extension. Case is ignored and `%20` decoded if exactly one file matches. For a web address,
 * the last path segment is used.
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
