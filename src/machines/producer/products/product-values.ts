import type { Infer } from 'superstruct';
import {
  validateInput,
  type ValidationResult,
  type FieldError,
} from '../../../../contract/api/validate-input.ts';
import {
  IMAGE_REQUIRED_MESSAGE,
  ProductCreate,
  ProductUpdate,
} from '../../../../contract/catalogue/product-input.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { readPrice, readStock, typedAmountFault } from '../../../../contract/import/parse-amounts.ts';
import { picturesOf } from '../../../../contract/uploads/picture.ts';
import { amountToText } from '../../../../contract/values/amount-to-text.ts';
import {
  type Gallery,
  galleryOf,
  isNewPicture,
  type NewPicture,
  NO_PICTURES,
} from '../../../../contract/uploads/gallery.ts';
import {
  BLANK_ATTRIBUTES,
  attributesPayloadOf,
  type AttributeValues,
  attributeValuesOf,
  attributeFieldError,
} from './attribute-values.ts';

/** Form values of a product. Amounts are text as typed; `popupStoreId` is '' for no store. */
export interface ProductValues extends AttributeValues {
  /** Id and last seen version of the edited product; null for a new one. */
  of: { id: string; version: number | undefined } | null;
  pictures: Gallery;
  name: string;
  shortDescription: string;
  price: string;
  stock: string;
  producerName: string;
  popupStoreId: string;
  isPopupStoreExclusive: boolean;
}

/** Body of the call: a new product, or only the changes of an existing one. */
export type ProductPayload =
  | { kind: 'create'; body: Infer<typeof ProductCreate> }
  | { kind: 'update'; id: string; body: ProductUpdate };

export const blankProduct = (producerName: string, popupStoreId = ''): ProductValues => ({
  of: null,
  pictures: NO_PICTURES,
  name: '',
  shortDescription: '',
  price: '',
  stock: '',
  producerName,
  popupStoreId,
  isPopupStoreExclusive: false,
  ...BLANK_ATTRIBUTES,
});

export const productValuesOf = (product: Product): ProductValues => ({
  of: { id: product.id, version: product.version },
  pictures: galleryOf(picturesOf(product)),
  name: product.name,
  shortDescription: product.shortDescription ?? '',
  price: amountToText(product.price),
  stock: amountToText(product.stock),
  producerName: product.producerName,
  popupStoreId: product.popupStoreId ?? '',
  isPopupStoreExclusive: product.isPopupStoreExclusive ?? false,
  ...attributeValuesOf(product),
});

/** Values for a copy as a new product. Pictures are dropped and must be chosen again. */
export const copyOf = (values: ProductValues): ProductValues => ({
  ...values,
  of: null,
  pictures: NO_PICTURES,
});

/** Price and stock for the call, from the typed text. Text that is no number stays text. */
export const readAmounts = ({ price, stock }: { price: string; stock: string }) => ({
  price: readPrice(price).value,
  stock: readStock(stock).value,
});

/** Replaces the contract's error for price and stock by the reason why the typed text is no number, if there is one. */
export const amountFieldError =
  (typed: Readonly<Partial<Record<'price' | 'stock', string>>>) =>
  ({ field, message }: FieldError): FieldError => ({
    field,
    message:
      ((field === 'price' || field === 'stock') && typedAmountFault(field, typed[field] ?? '')) || message,
  });

const bodyOf = ({ name, shortDescription, price, stock, producerName, ...values }: ProductValues) => ({
  name,
  shortDescription,
  ...readAmounts({ price, stock }),
  producerName,
  popupStoreId: values.popupStoreId || null,
  isPopupStoreExclusive: values.popupStoreId !== '' && values.isPopupStoreExclusive,
  details: attributesPayloadOf(values),
});

/** Announcement of new pictures. The first of the gallery is the thumbnail. */
const announced = ({ items }: Gallery) =>
  items.flatMap((item, place) =>
    isNewPicture(item)
      ? [{ filename: item.file.name, contentType: item.file.type, isThumb: place === 0 }]
      : [],
  );

const asked = (pictures: Gallery) => ({ requestUploadUrls: true, imageTypes: announced(pictures) });

/** Gallery in order: existing pictures by their URL, new ones by their index in the announcement. */
const ordered = ({ items }: Gallery) => {
  const fresh = items.filter(isNewPicture);
  return items.map((item, place) => ({
    key: isNewPicture(item) ? `new:${fresh.indexOf(item)}` : item.url,
    isThumb: place === 0,
  }));
};

/**
 * Moves errors of announced pictures to the field `pictures`. A missing picture is reported beside the other
 * errors.
 */
function told(errors: readonly FieldError[], values: ProductValues): FieldError[] {
  const { items } = values.pictures;
  const fields = errors
    .filter(({ field }) => items.length > 0 || field !== '')
    .map(({ field, message }) => ({
      field: /^(imageTypes|images)\b/.test(field) ? 'pictures' : field,
      message,
    }))
    .map(attributeFieldError)
    .map(amountFieldError(values));
  return items.length > 0 ? fields : [{ field: 'pictures', message: IMAGE_REQUIRED_MESSAGE }, ...fields];
}

function checkNew(values: ProductValues): ValidationResult<ProductPayload> {
  const checked = validateInput({ ...bodyOf(values), ...asked(values.pictures) }, ProductCreate);
  return checked.ok
    ? { ok: true, value: { kind: 'create', body: checked.value } }
    : { ok: false, errors: told(checked.errors, values) };
}

/** Equality of two plain values by their JSON. */
export const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isSameGallery = (one: Gallery, other: Gallery) =>
  one.items.length === other.items.length &&
  one.items.every(({ key }, place) => key === other.items[place]?.key);

/** Sends only changed fields, so that a sold-out product can be edited without its stock. */
function checkChanged(
  { id, version }: NonNullable<ProductValues['of']>,
  values: ProductValues,
  baseline: ProductValues,
): ValidationResult<ProductPayload> {
  const before: Record<string, unknown> = bodyOf(baseline);
  const fields = Object.entries(bodyOf(values)).filter(([name, value]) => !isSameValue(value, before[name]));
  const pictures = isSameGallery(values.pictures, baseline.pictures)
    ? {}
    : {
        images: ordered(values.pictures),
        ...(values.pictures.items.some(isNewPicture) && asked(values.pictures)),
      };
  const checked = validateInput({ ...Object.fromEntries(fields), ...pictures, version }, ProductUpdate);
  return checked.ok && values.pictures.items.length > 0
    ? { ok: true, value: { kind: 'update', id, body: checked.value } }
    : { ok: false, errors: told(checked.ok ? [] : checked.errors, values) };
}

/** Validated call from the form values, by the contract's rules (R5.5, R5.6). */
export const checkProduct = (
  values: ProductValues,
  baseline: ProductValues,
): ValidationResult<ProductPayload> =>
  values.of ? checkChanged(values.of, values, baseline) : checkNew(values);

/** New pictures in the order of their announcement. */
export const newFilesOf = ({ pictures }: ProductValues): NewPicture[] => pictures.items.filter(isNewPicture);
