import { DELIVERY_KINDS, PAYMENT_KINDS } from './owner-info.ts';
import type { PopupStore } from './popup-store.ts';
import { STORE_IMAGES, type StoreImage } from './store-image.ts';
import { TEMPLATE_COLOURS, type TemplateName, templateOf } from './template-colours.ts';
import { type FileRefusal, NO_PICTURES, type PictureItem, withFiles } from '../uploads/gallery.ts';
import { wallTimeAt } from '../values/wall-time.ts';
import { writtenAmount } from '../values/written-amount.ts';

/** The dress of a store; colours as #rrggbb, those of the template where it has none of its own. */
export interface StoreLook {
  template: TemplateName;
  primaryColor: string;
  secondaryColor: string;
}

/** A place for one picture: what it shows, whether an announced one has not come, and why the last choice was not taken. */
export interface StorePicture {
  item: PictureItem | null;
  isPending: boolean;
  refused: readonly FileRefusal[];
}

export interface PaymentWay {
  kind: (typeof PAYMENT_KINDS)[number];
  note: string;
}

/** Amounts and days as they are written. */
export interface DeliveryWay {
  kind: (typeof DELIVERY_KINDS)[number];
  price: string;
  freeFrom: string;
  days: string;
  note: string;
}

/** First and last moment of a store as fields write them: "2026-12-03" and "10:00", by the clocks of its market. */
export interface StoreDates {
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
}

/** What is typed and chosen of a store, in the order of its form. */
export interface StoreValues extends Record<StoreImage, StorePicture> {
  /** The store that is changed, as it came; null for one that is made. */
  of: PopupStore | null;
  ownerId: string;
  timeZone: string;
  name: string;
  /** '' for the one that the name makes. */
  slug: string;
  tagline: string;
  description: string;
  dates: StoreDates;
  delivery: readonly DeliveryWay[];
  look: StoreLook;
  ownerName: string;
  ownerDescription: string;
  legalName: string;
  taxId: string;
  address: string;
  email: string;
  telephone: string;
  payment: readonly PaymentWay[];
  returns: string;
  /** Parted by commas. */
  categories: string;
  tags: string;
}

/** A place that is empty and stays so. */
export const NO_PICTURE: StorePicture = { item: null, isPending: false, refused: [] };

interface Beginner {
  ownerId: string;
  ownerName: string;
  timeZone: string;
}

/** A store of which nothing has been said but whose it is. */
export const blankStore = ({ ownerId, ownerName, timeZone }: Beginner): StoreValues => ({
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
    payment: payment.flatMap(({ kind, note = '' }): PaymentWay[] => {
      const way = known(PAYMENT_KINDS, kind);
      return way ? [{ kind: way, note }] : [];
    }),
    delivery: delivery.flatMap(({ kind, price, freeFrom, days, note = '' }): DeliveryWay[] => {
      const way = known(DELIVERY_KINDS, kind);
      return way
        ? [
            {
              kind: way,
              price: writtenAmount(price),
              freeFrom: writtenAmount(freeFrom),
              days: writtenAmount(days),
              note,
            },
          ]
        : [];
    }),
  };
}

/** #abc → #aabbcc, which is all that a field for colours knows. */
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

/** What a form begins with that changes a store; a `blank` one says what is not said of it. */
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

/** The pictures of a store that are to be shown or sent, by what they are for. */
export const picturesIn = (values: StoreValues): { key: StoreImage; item: PictureItem }[] =>
  STORE_IMAGES.flatMap((key) => {
    const { item } = values[key];
    return item ? [{ key, item }] : [];
  });

export const blankDelivery = (kind: DeliveryWay['kind']): DeliveryWay => ({
  kind,
  price: '',
  freeFrom: '',
  days: '',
  note: '',
});

/** The place with another picture; what may not be one leaves it as it was, and is named with the reason (R5.21). */
export function withFile(picture: StorePicture, file: File): StorePicture {
  const { items, refused } = withFiles(NO_PICTURES, [file]);
  return items[0] ? { item: items[0], isPending: false, refused } : { ...picture, refused };
}

/** Whether a look has other colours than its template gives. */
export function hasOwnColours({ template, primaryColor, secondaryColor }: StoreLook): boolean {
  const own = TEMPLATE_COLOURS[template];
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return !isSame(primaryColor, own.primaryColor) || !isSame(secondaryColor, own.secondaryColor);
}

/** The look in another template: colours of one's own stay, those of the template go with it. */
export const inTemplate = (look: StoreLook, template: TemplateName): StoreLook =>
  hasOwnColours(look) ? { ...look, template } : { template, ...TEMPLATE_COLOURS[template] };
