import { boolean, type Infer, nullable, object, optional, refine } from 'superstruct';
import { STORES } from '../limits.ts';
import { hasChanges } from '../uploads/has-changes.ts';
import { ProductsZipInfo } from '../uploads/upload.ts';
import { Id } from '../values/id.ts';
import { Instant } from '../values/instant.ts';
import { LENGTHS } from '../values/lengths.ts';
import { listOf } from '../values/list-of.ts';
import { freeText, requiredText } from '../values/text.ts';
import { OwnerInfo } from './owner-info.ts';
import { Colour, PopupStoreConfig, PopupStoreStatus, Tag } from './popup-store.ts';
import { StoreImageKey, StoreImageRequests } from './store-images.ts';
import { STORE_IMAGES } from './store-image.ts';
import { StoreSlug } from './store-slug.ts';

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
  max: STORES.maxTags,
  message: `No puede haber más de ${STORES.maxTags} etiquetas`,
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
export const WRONG_DATES = 'La fecha de fin debe ser posterior a la fecha de inicio';

const endsAfterItStarts = ({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}) => !startDate || !endDate || Date.parse(endDate) > Date.parse(startDate) || WRONG_DATES;

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
