import { check, type Checked, type FieldError } from '../../../../contract/api/checking.ts';
import {
  PopupStoreCreate,
  PopupStoreUpdate,
  WRONG_DATES,
} from '../../../../contract/stores/popup-store-input.ts';
import { STORE_IMAGES, type StoreImage } from '../../../../contract/stores/store-image.ts';
import { STORE_TEMPLATES } from '../../../../contract/stores/store-template.ts';
import { isNew, type NewPicture } from '../../../../contract/uploads/gallery.ts';
import { amountFromText } from '../../../../contract/values/money.ts';
import { datesIn, wordsIn } from '../../../../contract/stores/draft-store.ts';
import { type DeliveryWay, picturesIn, type StoreValues } from '../../../../contract/stores/store-values.ts';

/** What is sent: a store that is made, or what has changed of one. */
export type StorePayload =
  | { kind: 'create'; body: PopupStoreCreate }
  | { kind: 'update'; id: string; body: PopupStoreUpdate };

/** A text that is no amount stays what it is: the rule for amounts says what is wrong with it. */
const amount = (text: string) => (text.trim() === '' ? undefined : (amountFromText(text) ?? text));

const deliveryOf = ({ kind, price, freeFrom, days, note }: DeliveryWay) => ({
  kind,
  price: amount(price),
  freeFrom: amount(freeFrom),
  days: amount(days),
  note,
});

/** Who sells, as soon as anything is said of it: a store may stay without. */
function sellerOf({ ownerName, ownerDescription, payment, delivery, ...values }: StoreValues) {
  const { legalName, taxId, address, email, telephone, returns } = values;
  const texts = { description: ownerDescription, legalName, taxId, address, email, telephone, returns };
  const isSaid = [ownerName, ...Object.values(texts)].some((text) => text.trim() !== '');
  return isSaid || payment.length > 0 || delivery.length > 0
    ? { name: ownerName, ...texts, payment, delivery: delivery.map(deliveryOf) }
    : undefined;
}

/** What is typed, as a store is sent; what it says twice on the wire is written once. */
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

/** The pictures that are to be sent, in the order in which they are announced. */
export const filesIn = (values: StoreValues): { key: StoreImage; item: NewPicture }[] =>
  picturesIn(values).flatMap(({ key, item }) => (isNew(item) ? [{ key, item }] : []));

const announced = (values: StoreValues) => {
  const imageTypes = filesIn(values).map(({ key, item: { file } }) => ({
    key,
    filename: file.name,
    contentType: file.type,
  }));
  return imageTypes.length > 0 ? { requestUploadUrls: true, imageTypes } : {};
};

/** The places that had a picture, or waited for one, and are to do without. */
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

/** What is said of the wire's names at the fields of the form; what repeats another is left out. `images` were announced. */
export function changedFields(
  errors: readonly FieldError[],
  images: readonly { key: StoreImage }[] = [],
): FieldError[] {
  const fieldOf = ({ field, message }: FieldError) => {
    if (message === WRONG_DATES) return 'dates.endDay';
    const [, place] = /^imageTypes\.(\d+)/.exec(field) ?? [];
    if (place !== undefined) return images[Number(place)]?.key ?? '';
    const known = FIELDS[field];
    if (known !== undefined) return known;
    // A list that commas part is one field.
    const short = field.replace(/^(config|ownerInfo|metadata)\./, '');
    return short.replace(/^(categories|tags)\.\d+$/, '$1');
  };
  const fields = errors.map((error) => ({ field: fieldOf(error), message: error.message }));
  return fields.filter(({ field }, place) => fields.findIndex((one) => one.field === field) === place);
}

/** What the form asks for beyond the server: both dates, whole, also where only one of them is sent (R5.1, R5.4). */
function wrongDates(values: StoreValues): FieldError[] {
  const { startDay, startTime, endDay, endTime } = values.dates;
  const { startDate, endDate } = datesIn(values);
  if (startDate && endDate)
    return Date.parse(endDate) > Date.parse(startDate)
      ? []
      : [{ field: 'dates.endDay', message: WRONG_DATES }];
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
  checked: Checked<Body>,
  values: StoreValues,
  write: (body: Body) => StorePayload,
): Checked<StorePayload> {
  const dates = wrongDates(values);
  const rest = checked.ok ? [] : changedFields(checked.errors, filesIn(values));
  const errors = [...dates, ...rest.filter(({ field }) => !dates.some((date) => date.field === field))];
  return checked.ok && errors.length === 0
    ? { ok: true, value: write(checked.value) }
    : { ok: false, errors };
}

function checkChanged(id: string, values: StoreValues, before: StoreValues): Checked<StorePayload> {
  const was: Record<string, unknown> = bodyOf(before);
  const changed = Object.entries(bodyOf(values)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
  );
  return judged(
    check(
      { ...Object.fromEntries(changed), ...announced(values), ...removed(values, before) },
      PopupStoreUpdate,
    ),
    values,
    (body) => ({ kind: 'update', id, body }),
  );
}

/** The write that typed values amount to, by the contract's rules; of a store that is there only what changed (R5.1, R5.3, R5.4). */
export const checkStore = (values: StoreValues, baseline: StoreValues): Checked<StorePayload> =>
  values.of
    ? checkChanged(values.of.id, values, baseline)
    : judged(
        check({ ...bodyOf(values), ownerId: values.ownerId, ...announced(values) }, PopupStoreCreate),
        values,
        (body) => ({ kind: 'create', body }),
      );
