import { boolean, define, type Infer, nullable, object, optional, refine } from 'superstruct';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { Price } from '../values/price.ts';
import { freeText, requiredText } from '../values/text.ts';
import { hasChanges } from '../uploads/has-changes.ts';
import { ImageUploadRequests } from '../uploads/upload.ts';
import { PICTURE_LIMITS } from '../uploads/upload-limits.ts';
import { listOf } from '../values/list-of.ts';
import { ProductAttributes } from './product-attributes.ts';

/** Maximum stock, in pieces. */
export const MAX_STOCK = 1_000_000;

const Stock = define<number>(
  'existencias',
  (value) =>
    (Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_STOCK) ||
    'La cantidad debe ser un número mayor a 0',
);

const MAX_VERSION = 2_147_483_647;

const Version = define<number>(
  'versión',
  (value) =>
    (Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_VERSION) ||
    'La versión debe ser un número entero mayor a 0',
);

/**
 * «extension» Picture in the desired order. `key` is the URL of an existing picture, or `new:` plus the zero-based
 * index in `imageTypes`.
 */
const OrderedImage = object({
  key: requiredText('La imagen es requerida', { max: 300 }),
  isThumb: optional(boolean()),
});

/** Limit of pictures per product, and its error message. */
export const PRODUCT_PICTURE_LIMIT = {
  max: PICTURE_LIMITS.maxAnnounced,
  message: `Un producto puede tener ${PICTURE_LIMITS.maxAnnounced} imágenes como mucho`,
} as const;

const OrderedImages = listOf(OrderedImage, PRODUCT_PICTURE_LIMIT);

/** Product fields, shared by create and update. */
export const ProductFields = {
  name: requiredText('El nombre es requerido', { max: LENGTHS.productName }),
  producerName: requiredText('El nombre del productor es requerido', { max: LENGTHS.name }),
  shortDescription: optional(freeText({ max: LENGTHS.shortDescription })),
  price: Price,
  stock: Stock,
  requestUploadUrls: optional(boolean()),
  imageTypes: optional(ImageUploadRequests),
  popupStoreId: optional(nullable(Id)),
  isPopupStoreExclusive: optional(boolean()),
  /** «extension» Complete attributes: an omitted attribute is deleted; null deletes all. */
  details: optional(nullable(ProductAttributes)),
};

export const IMAGE_REQUIRED_MESSAGE = 'Se requiere al menos una imagen';

/** Product creation (R5.5, R7.15). A thumbnail and an image are required: an entry of `imageTypes` with `isThumb`. */
export const ProductCreate = refine(
  refine(
    object(ProductFields),
    'imagen',
    ({ imageTypes }) => (imageTypes?.length ?? 0) > 0 || IMAGE_REQUIRED_MESSAGE,
  ),
  'miniatura',
  ({ imageTypes }) => imageTypes?.some(({ isThumb }) => isThumb) || 'La miniatura es requerida',
);

/**
 * Product update (R5.6, R7.15). With `version`, an edit is refused after an edit by someone else; a stock edit also
 * after a sale or a return to stock. Without `version`, the update overwrites the current values, serialized with
 * sales. `images` is the desired list of pictures in order; absent leaves the pictures unchanged.
 */
export const ProductUpdate = refine(
  object({
    ...ProductFields,
    name: optional(ProductFields.name),
    producerName: optional(ProductFields.producerName),
    price: optional(Price),
    stock: optional(Stock),
    version: optional(Version),
    images: optional(OrderedImages),
  }),
  'datos',
  ({ version: _, ...changes }) => hasChanges(changes) || 'No hay datos para actualizar',
);
export type ProductUpdate = Infer<typeof ProductUpdate>;

export const ProductStatusChange = object({
  isActive: define<boolean>(
    'estado',
    (value) => typeof value === 'boolean' || 'El estado debe ser verdadero o falso',
  ),
});
