import { DELIVERY_KINDS, PAYMENT_KINDS } from './owner-info.ts';
import type { PopupStore } from './popup-store.ts';
import { STORE_IMAGES, type StoreImage } from './store-image.ts';
import { TEMPLATE_COLOURS, type TemplateName, templateOf } from './template-colours.ts';
import { type FileRefusal, NO_PICTURES, type PictureItem, withFiles } from '../uploads/gallery.ts';
import { wallTimeAt } from '../values/wall-time.ts';
import { amountToText } from '../values/amount-to-text.ts';

/** Appearance of a store in the form. Colours as #rrggbb; the template's colours are the default. */
export interface StoreLook {
  template: TemplateName;
  primaryColor: string;
  secondaryColor: string;
}

/**
 * Picture field of the store form: current picture, flag for an announced picture not yet uploaded, and refusal reasons
 * of the last choice.
 */
export interface StorePicture {
  item: PictureItem | null;
  isPending: boolean;
  refused: readonly FileRefusal[];
}

export interface PaymentMethod {
  kind: (typeof PAYMENT_KINDS)[number];
  note: string;
}

/** Delivery option in the form; amounts and days as typed. */
export interface DeliveryMethod {
  kind: (typeof DELIVERY_KINDS)[number];
  price: string;
  freeFrom: string;
  days: string;
  note: string;
}

/** Opening dates as form field values, "2026-12-03" and "10:00", in the market's time zone. */
export interface StoreDates {
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
}

/** Values of the store form, in form order. */
export interface StoreValues extends Record<StoreImage, StorePicture> {
  /** Edited store as loaded; null for a new store. */
  of: PopupStore | null;
  ownerId: string;
  timeZone: string;
  name: string;
  /** Slug as typed; '' to derive it from the name. */
  slug: string;
  tagline: string;
  description: string;
  dates: StoreDates;
  delivery: readonly DeliveryMethod[];
  look: StoreLook;
  ownerName: string;
  ownerDescription: string;
  legalName: string;
  taxId: string;
  address: string;
  email: string;
  telephone: string;
  payment: readonly PaymentMethod[];
  returns: string;
  /** Categories and tags as typed, comma-separated. */
  categories: string;
  tags: string;
}

/** Empty picture field. */
export const NO_PICTURE: StorePicture = { item: null, isPending: false, refused: [] };

interface Beginner {
  ownerId: string;
  ownerName: string;
  timeZone: string;
}

/** Initial form values of a new store; only its owner is set. */
export const newStoreValues = ({ ownerId, ownerName, timeZone }: Beginner): StoreValues => ({
  of: null,
  ownerId,
  timeZone,
  name: '',
  slug: '',
  tagline: '',
  description: '',
  dates: { startDay: '', startTime: '10:00', endDay: '', endTime: '20:00' },
  delivery: [],
  look: { template: 'minimal', ...TEMPLATE_COLOURS.minimal },
  heroImage: NO_PICTURE,
  logo: NO_PICTURE,
  avatar: NO_PICTURE,
  eventBanner: NO_PICTURE,
  ownerName,
  ownerDescription: '',
  legalName: '',
  taxId: '',
  address: '',
  email: '',
  telephone: '',
  payment: [],
  returns: '',
  categories: '',
  tags: '',
});

const known = <Kind extends string>(kinds: readonly Kind[], kind: string) =>
  kinds.find((one) => one === kind);

function pictureOf(store: PopupStore, key: StoreImage): StorePicture {
  const urls: Record<StoreImage, string | null | undefined> = {
    heroImage: store.heroImageUrl,
    logo: store.logoUrl,
    avatar: store.avatarUrl,
    eventBanner: store.eventBannerUrl,
  };
  const url = urls[key];
  return {
    item: url ? { key: url, url } : null,
    isPending: store.pendingImages?.includes(key) ?? false,
    refused: [],
  };
}

function datesOf({ startDate, endDate }: PopupStore, { dates, timeZone }: StoreValues): StoreDates {
  const start = startDate ? wallTimeAt(startDate, timeZone) : { day: '', time: dates.startTime };
  const end = endDate ? wallTimeAt(endDate, timeZone) : { day: '', time: dates.endTime };
  return { startDay: start.day, startTime: start.time, endDay: end.day, endTime: end.time };
}

function sellerOf({ ownerInfo }: PopupStore) {
  const { payment = [], delivery = [], ...info } = ownerInfo ?? { name: '' };
  return {
    ownerName: info.name,
    ownerDescription: info.description ?? '',
    legalName: info.legalName ?? '',
    taxId: info.taxId ?? '',
    address: info.address ?? '',
    email: info.email ?? '',
    telephone: info.telephone ?? '',
    returns: info.returns ?? '',
    payment: payment.flatMap(({ kind, note = '' }): PaymentMethod[] => {
      const method = known(PAYMENT_KINDS, kind);
      return method ? [{ kind: method, note }] : [];
    }),
    delivery: delivery.flatMap(({ kind, price, freeFrom, days, note = '' }): DeliveryMethod[] => {
      const method = known(DELIVERY_KINDS, kind);
      return method
        ? [
            {
              kind: method,
              price: amountToText(price),
              freeFrom: amountToText(freeFrom),
              days: amountToText(days),
              note,
            },
          ]
        : [];
    }),
  };
}

/** Expands #abc to #aabbcc, the only format of an HTML colour input. */
const long = (colour: string) => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

function lookOf({ config: { theme, primaryColor, secondaryColor } }: PopupStore): StoreLook {
  const template = templateOf(theme?.layout);
  const own = TEMPLATE_COLOURS[template];
  return {
    template,
    primaryColor: long(primaryColor ?? own.primaryColor),
    secondaryColor: long(secondaryColor ?? own.secondaryColor),
  };
}

/** Initial form values of an existing store; `blank` has the defaults for absent data. */
export const storeValuesOf = (store: PopupStore, blank: StoreValues): StoreValues => ({
  ...blank,
  ...sellerOf(store),
  of: store,
  name: store.name,
  slug: store.slug,
  tagline: store.config.tagline ?? '',
  description: store.config.description ?? store.description,
  dates: datesOf(store, blank),
  look: lookOf(store),
  heroImage: pictureOf(store, 'heroImage'),
  logo: pictureOf(store, 'logo'),
  avatar: pictureOf(store, 'avatar'),
  eventBanner: pictureOf(store, 'eventBanner'),
  categories: (store.config.categories ?? []).join(', '),
  tags: (store.metadata?.tags ?? []).join(', '),
});

/** Pictures of the store form, with their kinds. */
export const storePicturesIn = (values: StoreValues): { key: StoreImage; item: PictureItem }[] =>
  STORE_IMAGES.flatMap((key) => {
    const { item } = values[key];
    return item ? [{ key, item }] : [];
  });

export const blankDelivery = (kind: DeliveryMethod['kind']): DeliveryMethod => ({
  kind,
  price: '',
  freeFrom: '',
  days: '',
  note: '',
});

/** Picture field after a file choice. An invalid file leaves the picture unchanged and is listed with its reason (R5.21). */
export function withFile(picture: StorePicture, file: File): StorePicture {
  const { items, refused } = withFiles(NO_PICTURES, [file]);
  return items[0] ? { item: items[0], isPending: false, refused } : { ...picture, refused };
}

/** True if the colours differ from those of the template. */
export function hasOwnColours({ template, primaryColor, secondaryColor }: StoreLook): boolean {
  const own = TEMPLATE_COLOURS[template];
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return !isSame(primaryColor, own.primaryColor) || !isSame(secondaryColor, own.secondaryColor);
}

/** Appearance after a template change: custom colours stay, template colours change with the template. */
export const withTemplate = (look: StoreLook, template: TemplateName): StoreLook =>
  hasOwnColours(look) ? { ...look, template } : { template, ...TEMPLATE_COLOURS[template] };
