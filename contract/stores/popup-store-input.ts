import { boolean, type Infer, nullable, object, optional, refine, define } from 'superstruct';
import { STORE_LIMITS } from '../limits.ts';
import { hasChanges } from '../uploads/has-changes.ts';
import { ProductsZipInfo, ImageType, PictureName, pictureCountLimit } from '../uploads/upload.ts';
import { Id } from '../values/id.ts';
import { Instant } from '../values/instant.ts';
import { LENGTHS } from '../values/lengths.ts';
import { listOf } from '../values/list-of.ts';
import { freeText, requiredText } from '../values/text.ts';
import { OwnerInfo } from './owner-info.ts';
import { Colour, PopupStoreConfig, PopupStoreStatus, Tag } from './popup-store.ts';
import { STORE_IMAGES, type StoreImage } from './store-image.ts';
import { coerceFromText } from '../api/coerce-value.ts';
import { isSlugAllowed, isSlugShaped } from '../values/slug.ts';

/** Slug of a store as typed (R5.2): converted to lower case; blank means none. */
const StoreSlug = coerceFromText(
  refine(freeText({ max: LENGTHS.slug }), 'dirección', (slug) => {
    if (slug === '' || isSlugAllowed(slug)) return true;
    return isSlugShaped(slug)
      ? 'Esa dirección está reservada: elige otra'
      : 'La dirección solo puede llevar letras sin tilde, números y guiones';
  }),
  (text) => text.trim().toLowerCase(),
);

/** Struct of a store picture kind: hero image, logo, avatar or event banner. */
const StoreImageKey = define<StoreImage>(
  'imagen de tienda',
  (value) => STORE_IMAGES.some((key) => key === value) || 'Di para qué es la imagen',
);

/** Store picture to upload (R7.11). */
const StoreImageRequest = object({ filename: PictureName, contentType: ImageType, key: StoreImageKey });

/** Store pictures to upload, at most one per kind. */
const StoreImageRequests = refine(
  listOf(StoreImageRequest, pictureCountLimit(STORE_IMAGES.length)),
  'imágenes de tienda',
  (images) =>
    new Set(images.map(({ key }) => key)).size === images.length ||
    'Cada imagen de la tienda se sube una sola vez',
);

/** Picture field of a store. Only null has an effect and deletes the picture; new pictures come by upload, never by URL. */
const PictureAddress = optional(nullable(freeText({ max: LENGTHS.address })));

/** Store appearance in a request: only present fields change; null deletes a colour (R3.6). */
export const PopupStoreConfigInput = object({
  ...PopupStoreConfig.schema,
  heroImage: PictureAddress,
  logo: PictureAddress,
  primaryColor: optional(nullable(Colour)),
  secondaryColor: optional(nullable(Colour)),
});

const Tags = listOf(Tag, {
  max: STORE_LIMITS.maxTags,
  message: `No puede haber más de ${STORE_LIMITS.maxTags} etiquetas`,
});

const RemovedImages = listOf(StoreImageKey, {
  max: STORE_IMAGES.length,
  message: `Solo puedes quitar ${STORE_IMAGES.length} imágenes`,
});

const fields = {
  name: requiredText('El nombre es requerido', { max: LENGTHS.name }),
  slug: optional(StoreSlug),
  description: requiredText('La descripción es requerida', { max: LENGTHS.storeDescription }),
  startDate: optional(Instant),
  endDate: optional(Instant),
  eventBanner: optional(freeText({ max: 200 })),
  config: optional(PopupStoreConfigInput),
  ownerInfo: optional(OwnerInfo),
  metadata: optional(object({ tags: optional(Tags) })),
  requestUploadUrls: optional(boolean()),
  imageTypes: optional(StoreImageRequests),
  requestProductsZipUpload: optional(boolean()),
  productsZipInfo: optional(ProductsZipInfo),
};

/** Error message for an end date before the start date. */
export const WRONG_DATES_MESSAGE = 'La fecha de fin debe ser posterior a la fecha de inicio';

const endsAfterItStarts = ({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}) => !startDate || !endDate || Date.parse(endDate) > Date.parse(startDate) || WRONG_DATES_MESSAGE;

/** Store creation (R5.1, R7.11). «extension» `metadata.tags`, as in answers. */
export const PopupStoreCreate = refine(
  object({ ...fields, ownerId: requiredText('El propietario es requerido', { max: 64 }) }),
  'fechas',
  endsAfterItStarts,
);
export type PopupStoreCreate = Infer<typeof PopupStoreCreate>;

/**
 * Store update (R5.3, R7.12). «extension» `removeImages`: pictures to delete, including announced ones that are not
 * uploaded yet.
 */
export const PopupStoreUpdate = refine(
  refine(
    object({
      ...fields,
      name: optional(fields.name),
      description: optional(fields.description),
      ownerId: optional(Id),
      removeImages: optional(RemovedImages),
    }),
    'fechas',
    endsAfterItStarts,
  ),
  'datos',
  (value) => hasChanges(value) || 'No hay datos para actualizar',
);
export type PopupStoreUpdate = Infer<typeof PopupStoreUpdate>;

export const PopupStoreStatusChange = object({ status: PopupStoreStatus });
