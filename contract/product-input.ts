import { array, boolean, define, nullable, number, object, optional, refine } from 'superstruct';
import { Id } from './id.ts';
import { LENGTHS } from './limits.ts';
import { Price } from './price.ts';
import { freeText, requiredText } from './text.ts';
import { ImageRequest } from './upload.ts';

const Stock = define<number>(
  'existencias',
  (value) =>
    (Number.isInteger(value) && Number(value) > 0 && Number(value) <= 1_000_000) ||
    'La cantidad debe ser un número mayor a 0',
);

const fields = {
  name: requiredText('El nombre es requerido', { max: LENGTHS.productName }),
  producerName: requiredText('El nombre del productor es requerido', { max: LENGTHS.name }),
  shortDescription: optional(freeText({ max: LENGTHS.shortDescription })),
  price: Price,
  stock: Stock,
  requestUploadUrls: optional(boolean()),
  imageTypes: optional(array(ImageRequest)),
  popupStoreId: optional(nullable(Id)),
  isPopupStoreExclusive: optional(boolean()),
};

/** R5.5, R7.15: at create, thumbnail and image mean an entry of imageTypes with isThumb. */
export const ProductCreate = refine(
  refine(
    object(fields),
    'imagen',
    ({ imageTypes }) => (imageTypes?.length ?? 0) > 0 || 'Se requiere al menos una imagen',
  ),
  'miniatura',
  ({ imageTypes }) => imageTypes?.some(({ isThumb }) => isThumb) || 'La miniatura es requerida',
);

/** R5.6, R7.15. `version` guards against overwriting what somebody else changed meanwhile. */
export const ProductUpdate = refine(
  object({
    ...fields,
    name: optional(fields.name),
    producerName: optional(fields.producerName),
    price: optional(Price),
    stock: optional(Stock),
    version: optional(number()),
  }),
  'datos',
  ({ version: _, ...changes }) =>
    Object.values(changes).some((field) => field !== undefined) || 'No hay datos para actualizar',
);

export const ProductStatusChange = object({
  isActive: define<boolean>(
    'estado',
    (value) => typeof value === 'boolean' || 'El estado debe ser verdadero o falso',
  ),
});
