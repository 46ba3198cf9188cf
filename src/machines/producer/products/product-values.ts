import type { Infer } from 'superstruct';
import { check, type Checked, type FieldError } from '../../../../contract/api/checking.ts';
import {
  IMAGE_REQUIRED,
  ProductCreate,
  ProductUpdate,
} from '../../../../contract/catalogue/product-input.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { readPrice, readStock, typedAmountFault } from '../../../../contract/import/written-amounts.ts';
import { picturesOf } from '../../../../contract/uploads/picture.ts';
import { writtenAmount } from '../../../../contract/values/written-amount.ts';
import {
  type Gallery,
  galleryOf,
  isNew,
  type NewPicture,
  NO_PICTURES,
} from '../../../../contract/uploads/gallery.ts';
import {
  BLANK_DETAILS,
  detailsIn,
  type DetailValues,
  detailValuesOf,
  changedAttributes,
} from './detail-values.ts';

/** What is typed and chosen of a product; amounts as they are written, '' for no store. */
export interface ProductValues extends DetailValues {
  /** The product that is changed, and the state of it that was seen; null for one that is made. */
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

/** What is sent: a product that is made, or what has changed of one. */
export type ProductWrite =
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
  ...BLANK_DETAILS,
});

export const productValuesOf = (product: Product): ProductValues => ({
  of: { id: product.id, version: product.version },
  pictures: galleryOf(picturesOf(product)),
  name: product.name,
  shortDescription: product.shortDescription ?? '',
  price: writtenAmount(product.price),
  stock: writtenAmount(product.stock),
  producerName: product.producerName,
  popupStoreId: product.popupStoreId ?? '',
  isPopupStoreExclusive: product.isPopupStoreExclusive ?? false,
  ...detailValuesOf(product),
});

/** The same values for a new product; its pictures are the other's and have to be chosen anew. */
export const copyOf = (values: ProductValues): ProductValues => ({
  ...values,
  of: null,
  pictures: NO_PICTURES,
});

/** Price and stock as they are sent, of what is typed. A text that is no amount stays what it is. */
export const readAmounts = ({ price, stock }: { price: string; stock: string }) => ({
  price: readPrice(price).value,
  stock: readStock(stock).value,
});

/** What the rules say of price and stock, where what was typed makes it true; else what is wrong with that. */
export const changedAmounts =
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
  details: detailsIn(values),
});

/** Pictures that are only here yet, as they are announced; the first of a gallery is its thumbnail. */
const announced = ({ items }: Gallery) =>
  items.flatMap((item, place) =>
    isNew(item) ? [{ filename: item.file.name, contentType: item.file.type, isThumb: place === 0 }] : [],
  );

const asked = (pictures: Gallery) => ({ requestUploadUrls: true, imageTypes: announced(pictures) });

/** The whole gallery in its order: what stays by its address, what is new by its place among what is announced. */
const ordered = ({ items }: Gallery) => {
  const fresh = items.filter(isNew);
  return items.map((item, place) => ({
    key: isNew(item) ? `new:${fresh.indexOf(item)}` : item.url,
    isThumb: place === 0,
  }));
};

/** What the rules say of announced pictures is said at the pictures; that there must be one is said beside the rest. */
function told(errors: readonly FieldError[], values: ProductValues): FieldError[] {
  const { items } = values.pictures;
  const fields = errors
    .filter(({ field }) => items.length > 0 || field !== '')
    .map(({ field, message }) => ({
      field: /^(imageTypes|images)\b/.test(field) ? 'pictures' : field,
      message,
    }))
    .map(changedAttributes)
    .map(changedAmounts(values));
  return items.length > 0 ? fields : [{ field: 'pictures', message: IMAGE_REQUIRED }, ...fields];
}

function checkNew(values: ProductValues): Checked<ProductWrite> {
  const checked = check({ ...bodyOf(values), ...asked(values.pictures) }, ProductCreate);
  return checked.ok
    ? { ok: true, value: { kind: 'create', body: checked.value } }
    : { ok: false, errors: told(checked.errors, values) };
}

/** Whether two plain values say the same. */
export const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isSameGallery = (one: Gallery, other: Gallery) =>
  one.items.length === other.items.length &&
  one.items.every(({ key }, place) => key === other.items[place]?.key);

/** Only what changed is sent, so that a product that is sold out can be edited without touching its stock. */
function checkChanged(
  { id, version }: NonNullable<ProductValues['of']>,
  values: ProductValues,
  baseline: ProductValues,
): Checked<ProductWrite> {
  const before: Record<string, unknown> = bodyOf(baseline);
  const fields = Object.entries(bodyOf(values)).filter(([name, value]) => !isSameValue(value, before[name]));
  const pictures = isSameGallery(values.pictures, baseline.pictures)
    ? {}
    : { images: ordered(values.pictures), ...(values.pictures.items.some(isNew) && asked(values.pictures)) };
  const checked = check({ ...Object.fromEntries(fields), ...pictures, version }, ProductUpdate);
  return checked.ok && values.pictures.items.length > 0
    ? { ok: true, value: { kind: 'update', id, body: checked.value } }
    : { ok: false, errors: told(checked.ok ? [] : checked.errors, values) };
}

/** The write that typed values amount to, by the contract's rules (R5.5, R5.6). */
export const checkProduct = (values: ProductValues, baseline: ProductValues): Checked<ProductWrite> =>
  values.of ? checkChanged(values.of, values, baseline) : checkNew(values);

/** The files that a write has announced, in the order in which it did. */
export const filesOf = ({ pictures }: ProductValues): NewPicture[] => pictures.items.filter(isNew);
