import { array, boolean, define, enums, type Infer, object, optional, string } from 'superstruct';
import { PICTURE_LIMITS } from './upload-limits.ts';
import { IMPORT_LIMITS } from '../import/import-limits.ts';
import { LENGTHS } from '../values/lengths.ts';
import { coerceFromText } from '../api/coerce-value.ts';
import { listOf } from '../values/list-of.ts';
import { freeText, requiredText } from '../values/text.ts';

/** Accepted content types of pictures; they also define the accepted extensions (R9.12). */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'] as const;

const isImageType = (type: unknown) => IMAGE_TYPES.some((one) => one === type);

/** File name on the user's device; the server stores files under other names. */
const FileName = requiredText('El nombre del archivo es requerido', { max: 255 });

/** File name of a picture; without an extension it gets .jpg (R9.12). */
export const PictureName = coerceFromText(FileName, (name) =>
  name.includes('.') || name.trim() === '' ? name : `${name.trim()}.${PICTURE_LIMITS.defaultExtension}`,
);

export const ImageType = define<(typeof IMAGE_TYPES)[number]>(
  'tipo de imagen',
  (value) => isImageType(value) || PICTURE_PROBLEM_MESSAGES.TYPE_NOT_ALLOWED,
);

/** Picture announcement; the relevant fields depend on the owner entity (R3.16, R7.15). */
export const ImageUploadRequest = object({
  filename: PictureName,
  contentType: ImageType,
  isThumb: optional(boolean()),
  isProfileImage: optional(boolean()),
  purpose: optional(enums(['profile'])),
});
export type ImageUploadRequest = Infer<typeof ImageUploadRequest>;

/** Limit of a picture list, with its error message. */
export const pictureCountLimit = (max: number) => ({
  max,
  message: `Solo puedes subir ${max} imágenes de una vez`,
});

/** Announced pictures of a product. */
export const ImageUploadRequests = listOf(ImageUploadRequest, pictureCountLimit(PICTURE_LIMITS.maxAnnounced));

/** Upload URL of one file, for a PUT with exactly this content type. */
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

/** Saved entity with the upload URLs of its announced pictures, in the order of the announcement. */
export interface WithUploadUrls<Content> {
  content: Content;
  uploadUrls: readonly UploadUrl[];
}

/** Content types that browsers report for a ZIP. */
const ArchiveType = enums(['application/zip', 'application/x-zip-compressed', 'application/x-zip']);

const ExpectedCount = define<number>(
  'número de productos',
  (value) =>
    (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= IMPORT_LIMITS.maxRows) ||
    'El número de productos no es válido',
);

const FileSize = define<number>(
  'tamaño en bytes',
  (value) =>
    (Number.isInteger(value) && Number(value) > 0 && Number(value) <= IMPORT_LIMITS.maxArchiveBytes) ||
    'El tamaño del archivo no es válido',
);

/**
 * Announcement of a product import ZIP (R3.8). «extension» `dryRun`: a trial that validates the ZIP and saves no
 * products. `fileSize` (bytes): a known size permits a resumable chunked upload.
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

/** Messages for picture problems, in forms and on the server (R8.14). */
export const PICTURE_PROBLEM_MESSAGES: Record<PictureProblem, string> = {
  MISSING: 'Elige una imagen',
  TYPE_NOT_ALLOWED: 'El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF',
  TOO_LARGE: 'La imagen no puede superar los 5 MB',
  TOO_SMALL: 'La imagen es demasiado pequeña: debe ocupar al menos 1 KB',
};

/** Messages for pictures whose content is invalid. Import errors show them after the file name. */
export const PICTURE_FAULT_MESSAGES = {
  NOT_A_PICTURE: 'El archivo no es una imagen válida.',
  TOO_MANY_PIXELS: 'La foto tiene demasiados píxeles. Guárdala más pequeña y vuelve a subirla.',
  TOO_COSTLY: 'Cuesta demasiado leer esta foto. Guárdala más pequeña y vuelve a subirla.',
} as const;

/** Problem of a picture file before the upload; null if there is none (R5.21). */
export function pictureProblem(
  file: { type: string; size: number } | null | undefined,
): PictureProblem | null {
  if (!file) return 'MISSING';
  if (!isImageType(file.type)) return 'TYPE_NOT_ALLOWED';
  if (file.size > PICTURE_LIMITS.maxBytes) return 'TOO_LARGE';
  return file.size < PICTURE_LIMITS.minBytes ? 'TOO_SMALL' : null;
}
