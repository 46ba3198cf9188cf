import { STORE_TEMPLATES } from '../contract/stores/store-template.ts';
import type { notifications } from '../server/db/schema-notifications.ts';
import type { products } from '../server/db/schema-products.ts';
import type { popupStores } from '../server/db/schema-stores.ts';
import { demoId, pictureNameOf } from './demo-ids.ts';
import type { DemoLooseProduct, DemoMarket, DemoProduct, DemoStore } from './demo-market.types.ts';
import { demoMoment } from './demo-moment.ts';
import { DEMO_PRODUCT_ATTRIBUTES } from './market/demo-product-attributes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PREPARATION = 3 * 24 * HOUR;
const BETWEEN_PRODUCTS = 11 * MINUTE;

export type DemoProductRow = typeof products.$inferInsert;
type StoreRow = typeof popupStores.$inferInsert;

/** Row of a store, with times relative to `now`. */
export function storeRow(store: DemoStore, now: Date): StoreRow {
  const startDate = demoMoment(now, store.startsInHours, store.opensAtHour);
  const createdAt = new Date(Math.min(startDate.getTime(), now.getTime()) - PREPARATION);
  return {
    id: demoId('store', store.key),
    ownerId: demoId('user', store.producerKey),
    createdBy: demoId('user', store.producerKey),
    slug: store.slug,
    name: store.name,
    description: store.description,
    status: store.status,
    startDate,
    endDate: demoMoment(now, store.endsInHours, store.closesAtHour),
    eventBanner: store.eventBanner,
    config: {
      name: store.name,
      tagline: store.tagline,
      description: store.description,
      primaryColor: store.primaryColor,
      secondaryColor: store.secondaryColor,
      theme: STORE_TEMPLATES[store.template].theme,
    },
    ownerInfo: store.ownerInfo,
    categories: store.categories,
    tags: store.tags,
    heroPicture: pictureNameOf(store.heroPicture),
    logoPicture: pictureNameOf(store.logoPicture),
    createdAt,
    updatedAt: createdAt,
  };
}

const productRow = (product: DemoProduct, createdAt: Date) => ({
  id: demoId('product', product.key),
  name: product.name,
  shortDescription: product.shortDescription,
  priceCents: product.priceCents,
  stock: product.stock,
  pictureNames: product.pictures.map(pictureNameOf),
  isActive: product.isActive ?? true,
  isPopupStoreExclusive: product.isPopupStoreExclusive,
  details: DEMO_PRODUCT_ATTRIBUTES[product.key] ?? null,
  createdAt,
  updatedAt: createdAt,
});

/** Rows of all products. Creation times alternate between the stores, so that the newest come from many of them. */
export function productRows({ stores, looseProducts, users }: DemoMarket, now: Date): DemoProductRow[] {
  const nameOf = new Map(users.map(({ key, fullName }) => [key, fullName]));
  const turn = stores.length + 1;
  const createdAt = (index: number, stall: number) =>
    new Date(now.getTime() - (index * turn + stall + 1) * BETWEEN_PRODUCTS);
  const ofStore = (store: DemoStore, stall: number) =>
    store.products.map((product, index) => ({
      ...productRow(product, createdAt(index, stall)),
      producerId: demoId('user', store.producerKey),
      producerName: store.ownerInfo.name,
      popupStoreId: demoId('store', store.key),
    }));
  const loose = (product: DemoLooseProduct, index: number) => ({
    ...productRow(product, createdAt(index, stores.length)),
    producerId: demoId('user', product.producerKey),
    producerName: nameOf.get(product.producerKey) ?? product.producerKey,
    popupStoreId: null,
  });
  return [...stores.flatMap(ofStore), ...looseProducts.map(loose)];
}

/** Rows of the market's notifications. */
export const notificationRows = (market: DemoMarket, now: Date): (typeof notifications.$inferInsert)[] => {
  const admin = market.users.find(({ role }) => role === 'admin');
  return market.notifications.map(({ key, hoursAgo, ...rest }) => ({
    ...rest,
    id: demoId('notification', key),
    status: 'ACTIVE',
    createdBy: admin ? demoId('user', admin.key) : null,
    createdAt: new Date(now.getTime() - hoursAgo * HOUR),
  }));
};
