import type { PopupStore } from './popup-store.ts';
import { STORE_TEMPLATES } from './store-template.ts';
import type { StoreImage } from './store-image.ts';
import { isNewPicture } from '../uploads/gallery.ts';
import { amountFromText } from '../values/money.ts';
import { slugBaseOf } from '../values/slug.ts';
import { instantAt } from '../values/wall-time.ts';
import type { DeliveryMethod, StoreValues } from './store-form-values.ts';

/** Distinct words of a comma-separated list. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** Opening and closing time in ISO 8601; null without a valid day and time. */
export const datesIn = ({
  dates: { startDay, startTime, endDay, endTime },
  timeZone,
}: Pick<StoreValues, 'dates' | 'timeZone'>) => ({
  startDate: instantAt({ day: startDay, time: startTime }, timeZone),
  endDate: instantAt({ day: endDay, time: endTime }, timeZone),
});

const withoutBlank = <Said extends object>(said: Said): Said =>
  // Only blank values are removed, which are optional, so the type stays valid.
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '' && value !== undefined)) as Said;

const deliveryOf = ({ kind, price, freeFrom, days, note }: DeliveryMethod) => {
  const [amount, free, number] = [price, freeFrom, days].map(amountFromText);
  return {
    kind,
    ...(amount !== undefined && { price: amount }),
    ...(free !== undefined && { freeFrom: free }),
    ...(number !== undefined && { days: number }),
    ...(note.trim() && { note: note.trim() }),
  };
};

const sellerOf = ({ ownerName, ownerDescription, payment, delivery, ...values }: StoreValues) => ({
  ...withoutBlank({
    name: ownerName.trim(),
    description: ownerDescription.trim(),
    legalName: values.legalName.trim(),
    taxId: values.taxId.trim(),
    address: values.address.trim(),
    email: values.email.trim(),
    telephone: values.telephone.trim(),
    returns: values.returns.trim(),
  }),
  name: ownerName.trim(),
  payment: payment.map(({ kind, note }) => ({ kind, ...(note.trim() && { note: note.trim() }) })),
  delivery: delivery.map(deliveryOf),
});

/**
 * Preview of a store from unsaved form values; invalid values are omitted. `fresh` has local URLs of pictures that are
 * not uploaded yet.
 */
export function previewStore(
  values: StoreValues,
  fresh: Partial<Record<StoreImage, string | null>> = {},
): PopupStore {
  const urlOf = (key: StoreImage) => {
    const { item } = values[key];
    return item && (isNewPicture(item) ? (fresh[key] ?? null) : item.url);
  };
  const { of, look } = values;
  const [name, description, tagline] = [values.name.trim(), values.description.trim(), values.tagline.trim()];
  const [heroImageUrl, logoUrl] = [urlOf('heroImage'), urlOf('logo')];
  const categories = wordsIn(values.categories);
  const { template, ...colours } = look;
  return {
    id: of?.id ?? 'draft',
    status: of?.status ?? 'draft',
    productCount: of?.productCount ?? 0,
    ownerId: of?.ownerId ?? values.ownerId,
    name,
    slug: values.slug.trim().toLowerCase() || (of?.slug ?? slugBaseOf(name)),
    description,
    ...datesIn(values),
    config: {
      name,
      tagline,
      description,
      heroImage: heroImageUrl,
      logo: logoUrl,
      ...colours,
      categories,
      theme: STORE_TEMPLATES[template].theme,
    },
    ownerInfo: values.ownerName.trim() ? sellerOf(values) : null,
    heroImageUrl,
    logoUrl,
    avatarUrl: urlOf('avatar'),
    eventBannerUrl: urlOf('eventBanner'),
    metadata: { owner: values.ownerName.trim(), description, categories, tags: wordsIn(values.tags) },
  };
}
