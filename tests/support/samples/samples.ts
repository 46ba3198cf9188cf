import type { ArchiveExamination } from '../../../contract/import/archive-examination.ts';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { CallFailure, FailureCode, KnownFailure } from '../../../contract/api/failure.ts';
import type { Order, OrderCounts, ProductOrderStatus } from '../../../contract/orders/order.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { StoreAnalytics } from '../../../contract/producer/store-analytics.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { LastImport } from '../../../contract/producer/producer-popup-store.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { ProductFacets } from '../../../contract/catalogue/product-facets.ts';

/** Recognizable UUID: sampleId(7) ends in 7. */
export const sampleId = (number: number): string =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Time of the samples: within the dates of a sample store. */
export const NOW = Date.parse('2026-11-20T12:00:00.000Z');

export const sampleStore = (changes: Partial<PopupStore> = {}): PopupStore => ({
  id: sampleId(1),
  name: 'La Colmena',
  slug: 'la-colmena',
  description: 'Miel de Soria',
  status: 'active',
  config: {},
  productCount: 2,
  startDate: '2026-11-10T10:00:00.000Z',
  endDate: '2026-11-30T20:00:00.000Z',
  ...changes,
});

/** Order counts by status; zero by default. */
export const sampleOrderCounts = (some: Partial<OrderCounts> = {}): OrderCounts => ({
  pending: 0,
  organizing: 0,
  ready_to_ship: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
  completed: 0,
  ...some,
});

export const sampleProduct = (changes: Partial<Product> = {}): Product => ({
  id: sampleId(2),
  name: 'Miel de romero',
  producerName: 'Ana Ruiz',
  producerId: sampleId(3),
  price: 9.5,
  stock: 4,
  thumbnailUrl: '/pictures/miel.webp',
  imageUrls: ['/pictures/miel.webp', '/pictures/tarro.webp'],
  popupStoreId: sampleId(1),
  ...changes,
});

export const sampleFacets = (): ProductFacets => ({
  stores: [
    { id: sampleId(1), slug: 'la-colmena', name: 'La Colmena', products: 7 },
    { id: sampleId(21), slug: 'barro-y-cal', name: 'Barro y Cal', products: 2 },
  ],
  producers: [{ id: sampleId(3), name: 'Ana Ruiz', products: 9 }],
  availability: { inStock: 8, soldOut: 1 },
});

/** Sample analytics of a store for two days: 40 views and two orders. */
export const sampleAnalytics = (changes: Partial<StoreAnalytics> = {}): StoreAnalytics => ({
  views: 40,
  visitors: 25,
  orders: 2,
  units: 3,
  revenue: 28.5,
  conversion: 0.08,
  productViews: 30,
  additions: 6,
  series: [
    { date: '2026-11-19', views: 10, visitors: 5, orders: 0, units: 0, revenue: 0 },
    { date: '2026-11-20', views: 30, visitors: 20, orders: 2, units: 3, revenue: 28.5 },
  ],
  topProducts: [{ productId: sampleId(2), name: 'Miel de romero', views: 12, units: 3, revenue: 28.5 }],
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 18 ? 40 : 0)),
  funnel: [
    { step: 'looked', visitors: 25 },
    { step: 'added', visitors: 5 },
    { step: 'checkout', visitors: 3 },
    { step: 'ordered', visitors: 2 },
  ],
  searchesWithoutResult: [{ q: 'polen', count: 3 }],
  previous: {
    views: 28,
    visitors: 25,
    orders: 3,
    units: 3,
    revenue: 40,
    conversion: 0.12,
    productViews: 30,
    additions: 6,
  },
  ...changes,
});

/** Sample import of 320 rows with 8 errors, one of them in row three. */
/** Sample check of an archive: three rows, the first valid, and an unreferenced picture. */
export const sampleExamination = (
  changes: Partial<Extract<ArchiveExamination, { verdict: 'readable' }>> = {},
): ArchiveExamination => ({
  verdict: 'readable',
  warnings: [],
  rows: 3,
  wrongRows: 2,
  pictures: 2,
  unused: { count: 1, names: ['sobra.jpg'] },
  lacking: null,
  shown: [
    {
      number: 3,
      cells: { nombre: 'Pan', precio: 'caro', existencias: '1', imagenes: 'a.jpg' },
      faults: [{ column: 'precio', message: 'El precio debe ser un número mayor a 0' }],
    },
    {
      number: 2,
      cells: { nombre: 'Miel', precio: '4,50', existencias: '3', imagenes: 'a.jpg|b.jpg' },
      faults: [],
    },
  ],
  ...changes,
});

export const sampleImport = (changes: Partial<ProductImport> = {}): ProductImport => ({
  id: sampleId(9),
  popupStoreId: sampleId(1),
  fileName: 'mios.zip',
  fileSize: 3_000_000,
  status: 'completed',
  uploadedAt: '2026-11-20T11:50:00.000Z',
  processedAt: '2026-11-20T11:58:00.000Z',
  totalProducts: 320,
  processedProducts: 320,
  successCount: 312,
  errorCount: 8,
  errors: [{ row: 3, column: 'precio', message: 'El precio debe ser un número mayor a 0' }],
  ...changes,
});

export const sampleLastImport = (changes: Partial<LastImport> = {}): LastImport => ({
  status: 'processing',
  totalProducts: 320,
  processedProducts: 148,
  successCount: 140,
  errorCount: 8,
  ...changes,
});

export const sampleItem = (changes: Partial<CartItem> = {}): CartItem => ({
  id: sampleId(4),
  productId: sampleId(2),
  product: sampleProduct(),
  quantity: 2,
  price: 9.5,
  ...changes,
});

export const sampleOrder = (status: ProductOrderStatus = 'pending'): Order => ({
  id: sampleId(5),
  userId: sampleId(6),
  totalPrice: 19,
  status,
  producerCount: 1,
  productOrdersCount: 1,
  completedProductOrders: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  shippingInfo: {
    fullName: 'Ana Ruiz',
    address: 'Calle Mayor 1',
    city: 'Soria',
    postalCode: '42001',
    email: 'ana@example.com',
  },
  items: [
    {
      id: sampleId(7),
      orderId: sampleId(5),
      productId: sampleId(2),
      producerId: sampleId(3),
      quantity: 2,
      price: 9.5,
      status,
      totalPrice: 19,
    },
  ],
});

export const sampleFailure = <Code extends FailureCode>(
  code: Code,
  more: Partial<Omit<CallFailure, 'code'>> = {},
): KnownFailure<Code> => ({ status: 0, errors: [], ...more, code });
