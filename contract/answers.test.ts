import { expect, test } from 'vitest';
import type { AnyStruct } from './api/endpoint.ts';
import { PRODUCT_FIELDS, PRODUCT_STORE_FIELDS } from '../tests/support/samples/product-fields.ts';
import { describeStruct } from '../tests/support/samples/describe-struct.ts';
import { PageInfo } from './api/pagination.ts';
import { Tokens, RefreshedTokens } from './auth/auth.ts';
import { OpenSessionList } from './account/open-session.ts';
import { User, SessionUser, UserStats, UserList } from './account/user.ts';
import { PopupStoreConfig, PopupStore, PopupStoreList } from './stores/popup-store.ts';
import { ProductImport } from './import/product-import.ts';
import { ProductStore, Product, ProductList } from './catalogue/product.ts';
import { ProductFacets } from './catalogue/product-facets.ts';
import { BulkDeleteResult } from './catalogue/bulk-delete.ts';
import { CartItem, Cart } from './cart/cart.ts';
import {
  ProductOrder,
  OrderEvent,
  Order,
  OrderList,
  ProducerOrderDto,
  ProducerOrderList,
} from './orders/order.ts';
import { Notification, NotificationList, NotificationSummary } from './notifications/notification.ts';
import { UploadUrl } from './uploads/upload.ts';
import { BotCheckAnswer, BotChallenge } from './auth/bot-check.ts';

const PAGINATION = { total: 'number', hasMore: 'boolean', 'asOf?': 'string', 'totalIsBound?': 'boolean' };
const TOKENS = {
  access_token: 'string',
  refresh_token: 'string',
  'id_token?': 'string',
  expires_in: 'number',
};
const REFRESHED_TOKENS = {
  access_token: 'string',
  'refresh_token?': 'string',
  'id_token?': 'string',
  'expires_in?': 'number',
};
const USER = {
  id: 'id',
  fullName: 'string',
  'name?': 'string',
  email: 'string',
  role: 'rol',
  'isActive?': 'boolean',
  'createdAt?': 'string',
  'lastLogin?|null': 'string',
  'phone?|null': 'string',
  'phoneNumber?|null': 'string',
  'address?|null': 'string',
  'city?|null': 'string',
  'state?|null': 'string',
  'postalCode?|null': 'string',
  'profileImage?|null': 'string',
  'custom:role?': 'string',
};
const OPEN_SESSIONS = {
  sessions: [
    { id: 'id', createdAt: 'string', lastUsedAt: 'string', 'userAgent|null': 'string', isCurrent: 'boolean' },
  ],
};
const SESSION_USER = {
  id: 'id',
  fullName: 'string',
  'name?': 'string',
  email: 'string',
  'role?|null': 'unknown',
  'isActive?': 'boolean',
  'createdAt?': 'string',
  'lastLogin?|null': 'string',
  'phone?|null': 'string',
  'phoneNumber?|null': 'string',
  'address?|null': 'string',
  'city?|null': 'string',
  'state?|null': 'string',
  'postalCode?|null': 'string',
  'profileImage?|null': 'string',
  'custom:role?|null': 'unknown',
};
const USER_STATS = {
  totalUsers: 'number',
  usersByRole: { admin: 'number', producer: 'number', customer: 'number' },
  recentActivity: { usersRegisteredLastWeek: 'number', usersLoggedInLastDay: 'number' },
};
const USER_LIST = {
  users: [USER],
  totalUsers: 'number',
  'queryInfo?|null': 'unknown',
  'pagination?': PAGINATION,
};
const POPUP_STORE_CONFIG = {
  'name?': 'texto',
  'tagline?': 'texto',
  'description?': 'texto',
  'heroImage?|null': 'string',
  'logo?|null': 'string',
  'primaryColor?': 'color',
  'secondaryColor?': 'color',
  'categories?': ['texto'],
  'theme?': { 'layout?': 'texto', 'fontFamily?': 'texto', 'buttonStyle?': 'texto', 'cardStyle?': 'texto' },
};
const TOLD_OWNER = {
  name: 'string',
  'description?': 'string',
  'telephone?': 'string',
  'legalName?': 'string',
  'taxId?': 'string',
  'address?': 'string',
  'email?': 'string',
  'payment?': [{ kind: 'string', 'note?': 'string' }],
  'delivery?': [
    { kind: 'string', 'note?': 'string', 'price?': 'number', 'freeFrom?': 'number', 'days?': 'number' },
  ],
  'returns?': 'string',
};

const POPUP_STORE = {
  id: 'id',
  name: 'string',
  slug: 'string',
  description: 'string',
  'startDate|null': 'instante',
  'endDate|null': 'instante',
  'ownerId?': 'string',
  status: 'draft scheduled active paused ended archived',
  'eventBanner?|null': 'string',
  config: POPUP_STORE_CONFIG,
  'ownerInfo?|null': TOLD_OWNER,
  productCount: 'number',
  'createdAt?': 'string',
  'updatedAt?': 'string',
  'heroImageUrl?|null': 'string',
  'logoUrl?|null': 'string',
  'avatarUrl?|null': 'string',
  'approval?': { state: 'notAsked waiting granted refused', note: 'string', version: 'number' },
  'eventBannerUrl?|null': 'string',
  'pendingImages?': ['heroImage logo avatar eventBanner'],
  'metadata?': {
    'owner?': 'string',
    'description?': 'string',
    'categories?': ['string'],
    'tags?': ['string'],
  },
  'isOpen?': 'boolean',
  'opensAt?|null': 'string',
  'closesAt?|null': 'string',
};
/** Corrected search of a list answer. */
const LOOKED_FOR = { q: 'string', isPartial: 'boolean' };
const POPUP_STORE_LIST = {
  popupStores: [POPUP_STORE],
  'pagination?': PAGINATION,
  'lookedFor?': LOOKED_FOR,
};
const PRODUCT_IMPORT = {
  id: 'id',
  popupStoreId: 'id',
  fileName: 'string',
  fileSize: 'number',
  status: 'pending uploading processing completed failed cancelled',
  'paused?': 'boolean',
  'dryRun?': 'boolean',
  'uploadedAt?|null': 'string',
  'processedAt?|null': 'string',
  totalProducts: 'number',
  processedProducts: 'number',
  successCount: 'number',
  errorCount: 'number',
  'createdCount?': 'number',
  'updatedCount?': 'number',
  errors: [{ 'row?|null': 'number', 'column?|null': 'string', message: 'string' }],
  'failedRows?': [{ row: 'number', cells: 'record' }],
  'keptPictures?': ['string'],
};
const CATEGORIES = [{ name: 'string', products: 'number' }];
const PRODUCT_FACETS = {
  stores: [{ id: 'string', slug: 'string', name: 'string', products: 'number' }],
  producers: [{ id: 'string', name: 'string', products: 'number' }],
  availability: { inStock: 'number', soldOut: 'number' },
  'categories?': CATEGORIES,
  'sale?': { now: 'number', soon: 'number', any: 'number' },
  'isBound?': 'boolean',
};
const PRODUCT_LIST = {
  products: [PRODUCT_FIELDS],
  'pagination?': PAGINATION,
  'facets?': PRODUCT_FACETS,
  'categories?': CATEGORIES,
  'lookedFor?': LOOKED_FOR,
};
const BULK_DELETE_RESULT = {
  message: 'string',
  result: {
    totalProductsFound: 'number',
    totalProductsDeleted: 'number',
    totalProductsFailed: 'number',
    totalImagesDeleted: 'number',
    processingTimeMs: 'number',
    errors: ['unknown'],
    deletedProducts: ['unknown'],
  },
  metadata: {
    operationType: 'string',
    executedBy: 'string',
    executedAt: 'string',
    'popupStoreId?|null': 'string',
    successRate: 'number',
  },
};
const CART_ITEM = {
  id: 'string',
  productId: 'string',
  'product?': PRODUCT_FIELDS,
  quantity: 'number',
  price: 'number',
};
const CART = {
  id: 'string',
  userId: 'string',
  items: [CART_ITEM],
  totalPrice: 'number',
  'createdAt?': 'string',
  'updatedAt?': 'string',
};
const PRODUCT_ORDER = {
  id: 'id',
  orderId: 'id',
  productId: 'string',
  producerId: 'string',
  quantity: 'number',
  price: 'number',
  status: 'pending organizing ready_to_ship shipped delivered cancelled',
  'product?|null': PRODUCT_FIELDS,
  totalPrice: 'number',
  'storeName?|null': 'string',
  'sellerName?|null': 'string',
  'carrier?|null': 'string',
  'trackingNumber?|null': 'string',
};
const ORDER_EVENT = {
  'productOrderId?|null': 'string',
  status: 'pending organizing ready_to_ship shipped delivered cancelled completed',
  'notes?|null': 'string',
  createdAt: 'string',
  'actor?|null': 'consumer producer admin',
  'actorName?|null': 'string',
};
const ORDER = {
  id: 'id',
  userId: 'string',
  items: [PRODUCT_ORDER],
  totalPrice: 'number',
  status: 'pending organizing ready_to_ship shipped delivered cancelled completed',
  shippingInfo: {
    fullName: 'string',
    address: 'string',
    city: 'string',
    postalCode: 'string',
    'state?|null': 'string',
    'notes?|null': 'string',
    'phone?|null': 'string',
    'email?|null': 'string',
  },
  producerCount: 'number',
  productOrdersCount: 'number',
  completedProductOrders: 'number',
  createdAt: 'string',
  'updatedAt?': 'string',
  'history?': [ORDER_EVENT],
  'stores?': [{ id: 'id', name: 'string', 'ownerInfo|null': TOLD_OWNER }],
};
const PRODUCER_ORDER = {
  orderId: 'id',
  consumerInfo: { userId: 'string', 'fullName?|null': 'string' },
  totalPrice: 'number',
  status: 'pending organizing ready_to_ship shipped delivered cancelled completed',
  shippingInfo: {
    fullName: 'string',
    address: 'string',
    city: 'string',
    postalCode: 'string',
    'state?|null': 'string',
    'notes?|null': 'string',
    'phone?|null': 'string',
    'email?|null': 'string',
  },
  productOrders: [PRODUCT_ORDER],
  productOrdersCount: 'number',
  orderCreatedAt: 'string',
  lastUpdatedAt: 'string',
  'history?': [ORDER_EVENT],
  'stores?': [{ id: 'id', name: 'string', 'ownerInfo|null': TOLD_OWNER }],
};
const ORDER_COUNTS = {
  pending: 'cifra',
  organizing: 'cifra',
  ready_to_ship: 'cifra',
  shipped: 'cifra',
  delivered: 'cifra',
  cancelled: 'cifra',
  completed: 'cifra',
};
const ORDER_LIST = { orders: [ORDER], 'pagination?': PAGINATION, 'counts?': ORDER_COUNTS };
const PRODUCER_ORDER_LIST = {
  orders: [PRODUCER_ORDER],
  'pagination?': PAGINATION,
  'counts?': ORDER_COUNTS,
};
const NOTIFICATION = {
  id: 'id',
  title: 'string',
  message: 'string',
  type: 'INFO WARNING ERROR SUCCESS',
  priority: 'LOW MEDIUM HIGH URGENT',
  status: 'ACTIVE INACTIVE ARCHIVED',
  'link?': 'string',
  createdAt: 'string',
};
const NOTIFICATION_LIST = { notifications: [NOTIFICATION], 'pagination?': PAGINATION };
const NOTIFICATION_SUMMARY = {
  totalCount: 'number',
  unreadCount: 'number',
  'latestNotification?|null': NOTIFICATION,
};
const UPLOAD_URL = {
  'key?': 'string',
  filename: 'string',
  uploadUrl: 'string',
  fileUrl: 'string',
  contentType: 'string',
  expiresAt: 'string',
};
const BOT_CHECK_ANSWER = {
  success: 'boolean',
  score: 'number',
  valid: 'boolean',
  risk_level: 'low medium high',
  'action?': 'string',
  'error?': 'string',
};
const BOT_CHALLENGE = { challenge: 'string' };

test.each<[title: string, struct: AnyStruct, words: unknown]>([
  ['R3.5 what a list says of itself', PageInfo, PAGINATION],
  ['R3.2 a login', Tokens, TOKENS],
  ['R7.5 a refresh', RefreshedTokens, REFRESHED_TOKENS],
  ['R3.4 a user', User, USER],
  ['R6.1 the user of a session', SessionUser, SESSION_USER],
  ['R7.22 the open sessions of an account', OpenSessionList, OPEN_SESSIONS],
  ['R3.4 the figures of users', UserStats, USER_STATS],
  ['R3.4 a list of users', UserList, USER_LIST],
  ['R3.6 the config of a store', PopupStoreConfig, POPUP_STORE_CONFIG],
  ['R3.5 a store', PopupStore, POPUP_STORE],
  ['R3.5 a list of stores', PopupStoreList, POPUP_STORE_LIST],
  ['R3.9 an import of products', ProductImport, PRODUCT_IMPORT],
  ['R4.10 what a product tells of its store', ProductStore, PRODUCT_STORE_FIELDS],
  ['R3.10 a product', Product, PRODUCT_FIELDS],
  ['R7.14 what filters would bring', ProductFacets, PRODUCT_FACETS],
  ['R7.14 a list of products', ProductList, PRODUCT_LIST],
  ['R3.15 a deletion of many', BulkDeleteResult, BULK_DELETE_RESULT],
  ['R3.11 a line of a cart', CartItem, CART_ITEM],
  ['R3.11 a cart', Cart, CART],
  ['R3.12 a product order', ProductOrder, PRODUCT_ORDER],
  ['R3.12 a step of an order', OrderEvent, ORDER_EVENT],
  ['R3.12 an order', Order, ORDER],
  ['R3.12 a list of orders', OrderList, ORDER_LIST],
  ['R3.13 an order as its producer hears of it', ProducerOrderDto, PRODUCER_ORDER],
  ['R3.13 a list of those', ProducerOrderList, PRODUCER_ORDER_LIST],
  ['R3.14 a notification', Notification, NOTIFICATION],
  ['R3.14 a list of notifications', NotificationList, NOTIFICATION_LIST],
  ['R3.14 a summary of notifications', NotificationSummary, NOTIFICATION_SUMMARY],
  ['R3.8 where a file goes', UploadUrl, UPLOAD_URL],
  ['R3.17 what the bot check hears', BotCheckAnswer, BOT_CHECK_ANSWER],
  ['R3.17 what a challenge is', BotChallenge, BOT_CHALLENGE],
])('%s', (_, struct, words) => {
  expect(describeStruct(struct)).toEqual(words);
});
