import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { validateInput } from '../contract/api/validate-input.ts';
import { ProductAttributes } from '../contract/catalogue/product-attributes.ts';
import { isSlugAllowed } from '../contract/values/slug.ts';
import { TEMPLATE_NAMES } from '../contract/stores/template-colours.ts';
import { DEMO_MARKET } from './demo-market.ts';
import type { DemoOrder, DemoOrderStatus, DemoProduct } from './demo-market.types.ts';
import { demoMoment } from './demo-moment.ts';
import { DEMO_PRODUCT_ATTRIBUTES } from './market/demo-product-attributes.ts';

const PICTURES = fileURLToPath(new URL('pictures/', import.meta.url));
const { users, stores, looseProducts, orders, notifications } = DEMO_MARKET;
const products: DemoProduct[] = [...stores.flatMap((store) => store.products), ...looseProducts];
const producerOf = new Map([
  ...stores.flatMap((store) => store.products.map((product) => [product.key, store.producerKey] as const)),
  ...looseProducts.map((product) => [product.key, product.producerKey] as const),
]);
const keysOf = (role: string) => users.filter((user) => user.role === role).map((user) => user.key);
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const sorted = (values: Iterable<string>) => [...values].toSorted();

const ORDER_OF_LINES = ['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered'] as const;

function statusOfLines(order: DemoOrder): DemoOrderStatus {
  const live = new Set(order.lines.map((line) => line.status).filter((status) => status !== 'cancelled'));
  return ORDER_OF_LINES.find((status) => live.has(status)) ?? 'cancelled';
}

describe('demo market', () => {
  test('every key, slug and email is its own', () => {
    expect(repeated(users.map((user) => user.key))).toEqual([]);
    expect(repeated(users.map((user) => user.email))).toEqual([]);
    expect(repeated(stores.map((store) => store.key))).toEqual([]);
    expect(repeated(stores.map((store) => store.slug))).toEqual([]);
    expect(repeated(products.map((product) => product.key))).toEqual([]);
    expect(repeated(products.map((product) => product.name))).toEqual([]);
    expect(repeated(orders.map((order) => order.key))).toEqual([]);
    expect(repeated(notifications.map((notification) => notification.key))).toEqual([]);
    expect(stores.filter((store) => !isSlugAllowed(store.slug))).toEqual([]);
  });

  test('every store and product belongs to a producer, every order to a consumer', () => {
    const producers = keysOf('producer');
    const consumers = keysOf('consumer');
    expect([producers.length, consumers.length, keysOf('admin').length]).toEqual([3, 3, 2]);
    expect(stores.filter((store) => !producers.includes(store.producerKey))).toEqual([]);
    expect(looseProducts.filter((product) => !producers.includes(product.producerKey))).toEqual([]);
    expect(orders.filter((order) => !consumers.includes(order.consumerKey))).toEqual([]);
    const lines = orders.flatMap((order) => order.lines);
    expect(lines.filter((line) => !producerOf.has(line.productKey) || line.quantity < 1)).toEqual([]);
  });

  test('R4.8 every status of a store occurs, and its times agree with it', () => {
    expect(sorted(new Set(stores.map((store) => store.status)))).toEqual(
      sorted(['draft', 'scheduled', 'active', 'paused', 'ended', 'archived']),
    );
    for (const now of [
      new Date('2026-03-28T22:40:00Z'),
      new Date('2026-07-04T07:15:00Z'),
      new Date('2026-12-31T23:05:00Z'),
    ]) {
      const wrong = stores.filter((store) => {
        const start = demoMoment(now, store.startsInHours, store.opensAtHour);
        const end = demoMoment(now, store.endsInHours, store.closesAtHour);
        if (start >= end) return true;
        if (store.status === 'active') return start > now || end <= now;
        if (store.status === 'scheduled') return start <= now;
        return store.status === 'ended' && end > now;
      });
      expect(wrong.map((store) => store.key)).toEqual([]);
    }
  });

  test('a stall opens and closes at a full hour of the day, whenever the market is made', () => {
    const format = new Intl.DateTimeFormat('es', { timeZone: 'Europe/Madrid', timeStyle: 'medium' });
    const outside = Array.from(
      { length: 24 },
      (_, hour) => new Date(Date.UTC(2026, 9, 24, hour, 37)),
    ).flatMap((now) =>
      stores
        .flatMap((store) => [
          demoMoment(now, store.startsInHours, store.opensAtHour),
          demoMoment(now, store.endsInHours, store.closesAtHour),
        ])
        .map((moment) => format.format(moment))
        .filter((time) => !/^(8|9|1\d|2[0-2]):00:00$/.test(time)),
    );
    expect(outside).toEqual([]);
  });

  test('La Colmena closes within a day, and not within the hour', () => {
    const store = stores.find(({ key }) => key === 'la-colmena')!;
    const waits = Array.from({ length: 24 }, (_, hour) => {
      const now = new Date(Date.UTC(2026, 9, 24, hour, 37));
      return (demoMoment(now, store.endsInHours, store.closesAtHour).getTime() - now.getTime()) / 3_600_000;
    });
    expect(waits.filter((hours) => hours < 4 || hours > 24)).toEqual([]);
  });

  test('R3.7 the open stores wear all six templates', () => {
    const open = stores.filter((store) => store.status === 'active');
    expect(sorted(new Set(open.map((store) => store.template)))).toEqual(sorted(TEMPLATE_NAMES));
    expect(
      stores.filter(
        (store) => !/^#[\dA-F]{6} #[\dA-F]{6}$/.test(`${store.primaryColor} ${store.secondaryColor}`),
      ),
    ).toEqual([]);
  });

  test('R3.10 there are 120 products or more, priced, within the limits of their texts, some nearly or wholly sold out', () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
    const wrong = products.filter(
      ({ name, shortDescription, priceCents, stock }) =>
        name.length > 100 ||
        shortDescription.length > 300 ||
        !Number.isInteger(priceCents) ||
        priceCents <= 0 ||
        stock < 0,
    );
    expect(wrong).toEqual([]);
    expect(products.filter((product) => product.stock === 0).length).toBeGreaterThanOrEqual(2);
    expect(products.filter(({ stock }) => stock >= 1 && stock <= 3).length).toBeGreaterThanOrEqual(10);
  });

  test('R5.5 what its goods say beyond their description is within the rules, and is said of goods that are there', () => {
    const details = Object.entries(DEMO_PRODUCT_ATTRIBUTES);
    expect(details.filter(([, said]) => !validateInput(said, ProductAttributes).ok)).toEqual([]);
    const known = new Set(products.map(({ key }) => key));
    expect(details.map(([key]) => key).filter((key) => !known.has(key))).toEqual([]);
    const food = stores.filter(({ key }) => ['la-colmena', 'horno-rosario', 'la-parra'].includes(key));
    const silent = food.flatMap((store) => store.products).filter(({ key }) => !DEMO_PRODUCT_ATTRIBUTES[key]);
    expect(silent.map(({ key }) => key)).toEqual(['ajo-morado', 'cesta-colmena', 'fondue-esmaltada']);
  });

  test('R4.12 orders are in every status, as their lines say, several with two producers', () => {
    expect(sorted(new Set(orders.map((order) => order.status)))).toEqual(
      sorted([...ORDER_OF_LINES, 'cancelled', 'completed']),
    );
    const wrong = orders.filter(
      (order) => (order.status === 'completed' ? 'delivered' : order.status) !== statusOfLines(order),
    );
    expect(wrong).toEqual([]);
    const shared = orders.filter(
      (order) => new Set(order.lines.map((line) => producerOf.get(line.productKey))).size >= 2,
    );
    expect(shared.length).toBeGreaterThanOrEqual(5);
  });

  test('R3.14 notices have every type and priority, one of them high and fresh, and lead where they tell of', () => {
    expect(sorted(new Set(notifications.map((notice) => notice.type)))).toEqual([
      'ERROR',
      'INFO',
      'SUCCESS',
      'WARNING',
    ]);
    expect(sorted(new Set(notifications.map((notice) => notice.priority)))).toEqual([
      'HIGH',
      'LOW',
      'MEDIUM',
      'URGENT',
    ]);
    const slugs = stores.map(({ slug }) => `/tienda/${slug}`);
    expect(
      notifications.filter(({ link = '' }) => ![...slugs, '/orders', '/contact'].includes(link)),
    ).toEqual([]);
    expect(notifications.some((notice) => notice.priority === 'HIGH' && notice.hoursAgo < 24)).toBe(true);
  });
});

describe('pictures of the demo market', () => {
  const sizes = new Map([
    ...products.flatMap((product) => product.pictures.map((name) => [name, '800x800'] as const)),
    ...stores.map((store) => [store.heroPicture, '1600x900'] as const),
    ...stores.map((store) => [store.logoPicture, '400x400'] as const),
  ]);

  test('the folder holds the pictures that are named and no other', () => {
    const files = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'));
    expect(sorted(files)).toEqual(sorted(sizes.keys()));
    expect(products.filter((product) => product.pictures.length === 0)).toEqual([]);
  });

  test('each is a webp of its size', async () => {
    const found = await Promise.all(
      [...sizes.keys()].map(async (name) => {
        const { format, width, height } = await sharp(`${PICTURES}${name}`).metadata();
        return [name, `${format} ${width}x${height}`] as const;
      }),
    );
    expect(found).toEqual([...sizes].map(([name, size]) => [name, `webp ${size}`]));
  });

  test('together they weigh 4 MB at most', () => {
    const bytes = [...sizes.keys()].reduce((sum, name) => sum + statSync(`${PICTURES}${name}`).size, 0);
    expect(bytes).toBeLessThanOrEqual(4_000_000);
  });
});
