import {
  validateInput,
  type ValidationResult,
  type FieldError,
} from '../../../../contract/api/validate-input.ts';
import {
  PopupStoreCreate,
  PopupStoreUpdate,
  WRONG_DATES_MESSAGE,
} from '../../../../contract/stores/popup-store-input.ts';
import { STORE_IMAGES, type StoreImage } from '../../../../contract/stores/store-image.ts';
import { STORE_TEMPLATES } from '../../../../contract/stores/store-template.ts';
import { isNewPicture, type NewPicture } from '../../../../contract/uploads/gallery.ts';
import { amountFromText } from '../../../../contract/values/money.ts';
import { datesIn, wordsIn } from '../../../../contract/stores/preview-store.ts';
import {
  type DeliveryMethod,
  storePicturesIn,
  type StoreValues,
} from '../../../../contract/stores/store-form-values.ts';

/** Body of the call: a new store, or only the changes of an existing one. */
export type StorePayload =
  | { kind: 'create'; body: PopupStoreCreate }
  | { kind: 'update'; id: string; body: PopupStoreUpdate };

/** Amount as a number. Text that is no number stays text, so that the validation of the contract reports it. */
const amount = (text: string) => (text.trim() === '' ? undefined : (amountFromText(text) ?? text));

const deliveryOf = ({ kind, price, freeFrom, days, note }: DeliveryMethod) => ({
  kind,
  price: amount(price),
  freeFrom: amount(freeFrom),
  days: amount(days),
  note,
});

/** Seller's data; undefined if all of its fields are blank, since a store may have none. */
function sellerOf({ ownerName, ownerDescription, payment, delivery, ...values }: StoreValues) {
  const { legalName, taxId, address, email, telephone, returns } = values;
  const texts = { description: ownerDescription, legalName, taxId, address, email, telephone, returns };
  const isSaid = [ownerName, ...Object.values(texts)].some((text) => text.trim() !== '');
  return isSaid || payment.length > 0 || delivery.length > 0
    ? { name: ownerName, ...texts, payment, delivery: delivery.map(deliveryOf) }
    : undefined;
}

/** Body of the call from the form values. Fields that exist twice in the call come from one form field. */
function bodyOf(values: StoreValues) {
  const { name, slug, description, tagline, look } = values;
  const { template, ...colours } = look;
  const { startDate, endDate } = datesIn(values);
  return {
    name,
    slug: slug.trim() === '' ? undefined : slug,
    description,
    startDate: startDate ?? undefined,
    endDate: endDate ?? undefined,
    config: {
      name,
      tagline,
      description,
      ...colours,
      categories: wordsIn(values.categories),
      theme: STORE_TEMPLATES[template].theme,
    },
    ownerInfo: sellerOf(values),
    metadata: { tags: wordsIn(values.tags) },
  };
}

/** New pictures in the order of their announcement. */
export const newStorePicturesOf = (values: StoreValues): { key: StoreImage; item: NewPicture }[] =>
  storePicturesIn(values).flatMap(({ key, item }) => (isNewPicture(item) ? [{ key, item }] : []));

const announced = (values: StoreValues) => {
  const imageTypes = newStorePicturesOf(values).map(({ key, item: { file } }) => ({
    key,
    filename: file.name,
    contentType: file.type,
  }));
  return imageTypes.length > 0 ? { requestUploadUrls: true, imageTypes } : {};
};

/** Pictures to remove: their places had one, or an upload pending, and are now empty. */
const removed = (values: StoreValues, before: StoreValues) => {
  const isFilled = ({ item, isPending }: StoreValues[StoreImage]) => item !== null || isPending;
  const removeImages = STORE_IMAGES.filter((key) => isFilled(before[key]) && !isFilled(values[key]));
  return removeImages.length > 0 ? { removeImages } : {};
};

const FIELDS: Readonly<Record<string, string>> = {
  startDate: 'dates.startDay',
  endDate: 'dates.endDay',
  'config.name': 'name',
  'config.description': 'description',
  'config.primaryColor': 'look',
  'config.secondaryColor': 'look',
  'ownerInfo.name': 'ownerName',
  'ownerInfo.description': 'ownerDescription',
};

/**
 * Maps errors of the call's fields to form fields and drops duplicates. `images` are the announced pictures,
 * in order.
 */
export function storeFieldErrors(
  errors: readonly FieldError[],
  images: readonly { key: StoreImage }[] = [],
): FieldError[] {
  const fieldOf = ({ field, message }: FieldError) => {
    if (message === WRONG_DATES_MESSAGE) return 'dates.endDay';
    const [, place] = /^imageTypes\.(\d+)/.exec(field) ?? [];
    if (place !== undefined) return images[Number(place)]?.key ?? '';
    const known = FIELDS[field];
    if (known !== undefined) return known;
    // A comma-separated list is one form field.
    const short = field.replace(/^(config|ownerInfo|metadata)\./, '');
    return short.replace(/^(categories|tags)\.\d+$/, '$1');
  };
  const fields = errors.map((error) => ({ field: fieldOf(error), message: error.message }));
  return fields.filter(({ field }, place) => fields.findIndex((one) => one.field === field) === place);
}

/** Extra check of the form: both dates are required and complete, even if only one of them is sent (R5.1, R5.4). */
function wrongDates(values: StoreValues): FieldError[] {
  const { startDay, startTime, endDay, endTime } = values.dates;
  const { startDate, endDate } = datesIn(values);
  if (startDate && endDate)
    return Date.parse(endDate) > Date.parse(startDate)
      ? []
      : [{ field: 'dates.endDay', message: WRONG_DATES_MESSAGE }];
  const missing = (name: string, text: string, message: string) =>
    text === '' ? [{ field: `dates.${name}`, message }] : [];
  return [
    ...missing('startDay', startDay, 'La fecha de inicio es requerida'),
    ...missing('startTime', startTime, 'La hora de apertura es requerida'),
    ...missing('endDay', endDay, 'La fecha de fin es requerida'),
    ...missing('endTime', endTime, 'La hora de cierre es requerida'),
  ];
}

function judged<Body>(
  checked: ValidationResult<Body>,
  values: StoreValues,
  write: (body: Body) => StorePayload,
): ValidationResult<StorePayload> {
  const dates = wrongDates(values);
  const rest = checked.ok ? [] : storeFieldErrors(checked.errors, newStorePicturesOf(values));
  const errors = [...dates, ...rest.filter(({ field }) => !dates.some((date) => date.field === field))];
  return checked.ok && errors.length === 0
    ? { ok: true, value: write(checked.value) }
    : { ok: false, errors };
}

function checkChanged(id: string, values: StoreValues, before: StoreValues): ValidationResult<StorePayload> {
  const was: Record<string, unknown> = bodyOf(before);
  const changed = Object.entries(bodyOf(values)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
  );
  return judged(
    validateInput(
      { ...Object.fromEntries(changed), ...announced(values), ...removed(values, before) },
      PopupStoreUpdate,
    ),
    values,
    (body) => ({ kind: 'update', id, body }),
  );
}

/**
 * Validated call from the form values, by the contract's rules. An existing store sends only its changes
 * (R5.1, R5.3, R5.4).
 */
export const checkStore = (values: StoreValues, baseline: StoreValues): ValidationResult<StorePayload> =>
  values.of
    ? checkChanged(values.of.id, values, baseline)
    : judged(
        validateInput({ ...bodyOf(values), ownerId: values.ownerId, ...announced(values) }, PopupStoreCreate),
        values,
        (body) => ({ kind: 'create', body }),
      );
