import { array, boolean, define, enums, type Infer, object, optional, string } from 'superstruct';
import { IMAGES } from './upload-limits.ts';
import { IMPORTS } from '../import/import-limits.ts';
import { LENGTHS } from '../values/lengths.ts';
import { readText } from '../api/read-value.ts';
import { listOf } from '../values/list-of.ts';
import { freeText, requiredText } from '../values/text.ts';

/** Content types of pictures and the extensions that stand for them (R9.12). */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'] as const;

const isImageType = (type: unknown) => IMAGE_TYPES.some((one) => one === type);

/** What a file is called where it comes from; it is never called so here. */
const FileName = requiredText('El nombre del archivo es requerido', { max: 255 });

/** The same of a picture; one without an extension is called a jpg (R9.12). */
export const PictureName = readText(FileName, (name) =>
  name.includes('.') || name.trim() === '' ? name : `${name.trim()}.${IMAGES.defaultExtension}`,
);

export const ImageType = define<(typeof IMAGE_TYPES)[number]>(
  'tipo de imagen',
  (value) => isImageType(value) || PICTURE_PROBLEMS.TYPE_NOT_ALLOWED,
);

/** One picture to be uploaded; which fields matter depends on what it belongs to (R3.16, R7.15). */
export const ImageRequest = object({
  filename: PictureName,
  contentType: ImageType,
  isThumb: optional(boolean()),
  isProfileImage: optional(boolean()),
  purpose: optional(enums(['profile'])),
});
export type ImageRequest = Infer<typeof ImageRequest>;

/** The bound of a list of pictures, and what is said beyond it. */
export const tooManyImages = (max: number) => ({
  max,
  message: `Solo puedes subir ${max} imágenes de una vez`,
});

/** The pictures that are to come with a product. */
export const ImageRequests = listOf(ImageRequest, tooManyImages(IMAGES.maxAnnounced));

/** Where one file goes by PUT, with exactly this content type. */
export const UploadUrl = object({
  key: optional(string()),
  filename: string(),
  uploadUrl: string(),
  fileUrl: string(),
  contentType: string(),
  expiresAt: string(),
});
export type UploadUrl = Infer<typeof UploadUrl>;

export const UploadUrls = optional(array(UploadUrl));

/** A thing as it was written, and where each of its announced pictures goes, in the order in which they were announced. */
export interface Written<Content> {
  content: Content;
  uploadUrls: readonly UploadUrl[];
}

/** What browsers call an archive. */
const ArchiveType = enums(['application/zip', 'application/x-zip-compressed', 'application/x-zip']);

const ExpectedCount = define<number>(
  'número de productos',
  (value) =>
    (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= IMPORTS.maxRows) ||
    'El número de productos no es válido',
);

const FileSize = define<number>(
  'tamaño en bytes',
  (value) =>
    (Number.isInteger(value) && Number(value) > 0 && Number(value) <= IMPORTS.maxArchiveBytes) ||
    'El tamaño del archivo no es válido',
);

/**
 * The archive of a store's products (R3.8). «extension» `dryRun`: it is read and told of, and nothing of it is put on sale. `fileSize`, in
 * bytes: one whose size is known before may come bit by bit, and goes on from where it was.
 */
export const ProductsZipInfo = object({
  filename: FileName,
  contentType: ArchiveType,
  expectedProductCount: optional(ExpectedCount),
  fileSize: optional(FileSize),
  description: optional(freeText({ max: LENGTHS.notes })),
  replaceExisting: optional(boolean()),
  dryRun: optional(boolean()),
});

export type PictureProblem = 'MISSING' | 'TYPE_NOT_ALLOWED' | 'TOO_LARGE' | 'TOO_SMALL';

/** What forms and the server say of each (R8.14). */
export const PICTURE_PROBLEMS: Record<PictureProblem, string> = {
  MISSING: 'Elige una imagen',
  TYPE_NOT_ALLOWED: 'El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF',
  TOO_LARGE: 'La imagen no puede superar los 5 MB',
  TOO_SMALL: 'La imagen es demasiado pequeña: debe ocupar al menos 1 KB',
};

/** Sentences about a picture whose bytes were read; the sheet of an import says them behind the file's name. */
export const PICTURE_FAULTS = {
  NOT_A_PICTURE: 'El archivo no es una imagen válida.',
  TOO_MANY_PIXELS: 'La foto tiene demasiados píxeles. Guárdala más pequeña y vuelve a subirla.',
  TOO_COSTLY: 'Cuesta demasiado leer esta foto. Guárdala más pequeña y vuelve a subirla.',
} as const;

/** What is wrong with a picture file before it is sent; null when nothing is (R5.21). */
export function pictureProblem(
  file: { type: string; size: number } | null | undefined,
): PictureProblem | null {
  if (!file) return 'MISSING';
  if (!isImageType(file.type)) return 'TYPE_NOT_ALLOWED';
  if (file.size > IMAGES.maxBytes) return 'TOO_LARGE';
  return file.size < IMAGES.minBytes ? 'TOO_SMALL' : null;
}
