import { boolean, define, type Infer, nullable, object, optional, refine } from 'superstruct';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { Price } from '../values/price.ts';
import { freeText, requiredText } from '../values/text.ts';
import { hasChanges } from '../uploads/has-changes.ts';
import { ImageRequests } from '../uploads/upload.ts';
import { IMAGES } from '../uploads/upload-limits.ts';
import { listOf } from '../values/list-of.ts';
import { ProductAttributes } from './product-attributes.ts';

/** In pieces. */
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

/** «extension» A picture that stays, by its address, or a new one, as `new:` and its place among `imageTypes` from 0. */
const OrderedImage = object({
  key: requiredText('La imagen es requerida', { max: 300 }),
  isThumb: optional(boolean()),
});

/** How many pictures a product may have, and what is said beyond it. */
export const PRODUCT_PICTURES = {
  max: IMAGES.maxAnnounced,
  message: `Un producto puede tener ${IMAGES.maxAnnounced} imágenes como mucho`,
} as const;

const OrderedImages = listOf(OrderedImage, PRODUCT_PICTURES);

/** What a product must and may say of itself. */
export const ProductFields = {
  name: requiredText('El nombre es requerido', { max: LENGTHS.productName }),
  producerName: requiredText('El nombre del productor es requerido', { max: LENGTHS.name }),
  shortDescription: optional(freeText({ max: LENGTHS.shortDescription })),
  price: Price,
  stock: Stock,
  requestUploadUrls: optional(boolean()),
  imageTypes: optional(ImageRequests),
  popupStoreId: optional(nullable(Id)),
  isPopupStoreExclusive: optional(boolean()),
  /** «extension» As a whole: what it leaves out is not said any more, null is nothing at all. */
  details: optional(nullable(ProductAttributes)),
};

export const IMAGE_REQUIRED = 'Se requiere al menos una imagen';

/** R5.5, R7.15: at create, thumbnail and image mean an entry of imageTypes with isThumb. */
export const ProductCreate = refine(
  refine(
    object(ProductFields),
    'imagen',
    ({ imageTypes }) => (imageTypes?.length ?? 0) > 0 || IMAGE_REQUIRED,
  ),
  'miniatura',
  ({ imageTypes }) => imageTypes?.some(({ isThumb }) => isThumb) || 'La miniatura es requerida',
);

/**
 * R5.6, R7.15. `version` says which state of the product was seen: an edit is refused when somebody edited it since, one of
 * the stock also when some was sold or given back. Without it what is sent is written over what is there, in turn with sales.
 * `images` are the pictures that it is to have, in their order; absent leaves them.
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
