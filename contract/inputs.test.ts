import { expect, test } from 'vitest';
import type { AnyStruct } from './api/endpoint.ts';
import { describeStruct } from '../tests/support/samples/describe-struct.ts';
import {
  LoginInput,
  SignupInput,
  ConfirmInput,
  EmailConfirmation,
  ForgotPasswordInput,
  ResetPasswordInput,
  RefreshInput,
} from './auth/auth.ts';
import { ImageUploadRequest, ProductsZipInfo } from './uploads/upload.ts';
import { AdminUserUpdate, EmailChange, PasswordChange, ProfileUpdate } from './account/user.ts';
import { OwnerInfo } from './stores/owner-info.ts';
import { PopupStoreConfig } from './stores/popup-store.ts';
import {
  PopupStoreConfigInput,
  PopupStoreCreate,
  PopupStoreStatusChange,
  PopupStoreUpdate,
} from './stores/popup-store-input.ts';
import { ActivePopupStoresQuery, PopupStoresQuery } from './stores/popup-store-query.ts';
import { ProductCreate, ProductUpdate, ProductStatusChange } from './catalogue/product-input.ts';
import { BulkDeleteQuery, BulkDeleteBody } from './catalogue/bulk-delete.ts';
import { CartItemAdd, CartItemUpdate, CartItemParams } from './cart/cart.ts';
import { CheckoutInput, OrderStatusChange, ProductOrderStatusChange } from './orders/order.ts';
import { ContactInput, NotificationCreate } from './notifications/notification.ts';
import { BotCheckInput, BotChallengeQuery } from './auth/bot-check.ts';

const LOGIN_INPUT = { username: 'texto', password: 'contraseña' };
const SIGNUP_INPUT = {
  username: 'email',
  password: 'contraseña',
  fullName: 'texto',
  'phone?': 'texto',
  role: 'rol',
};
const CONFIRM_INPUT = { username: 'texto', confirmationCode: 'texto' };
const FORGOT_PASSWORD_INPUT = { username: 'texto' };
const RESET_PASSWORD_INPUT = { username: 'texto', confirmationCode: 'texto', newPassword: 'contraseña' };
const REFRESH_INPUT = { refresh_token: 'refresh token' };
const IMAGE_REQUEST = {
  filename: 'texto',
  contentType: 'tipo de imagen',
  'isThumb?': 'boolean',
  'isProfileImage?': 'boolean',
  'purpose?': 'profile',
};
const STORE_IMAGE_REQUEST = { filename: 'texto', contentType: 'tipo de imagen', key: 'imagen de tienda' };
const PRODUCTS_ZIP_INFO = {
  filename: 'texto',
  contentType: 'application/zip application/x-zip-compressed application/x-zip',
  'expectedProductCount?': 'número de productos',
  'fileSize?': 'tamaño en bytes',
  'description?': 'texto',
  'replaceExisting?': 'boolean',
  'dryRun?': 'boolean',
};
const PROFILE_UPDATE = {
  'fullName?': 'texto',
  'email?': 'email',
  'phoneNumber?': 'texto',
  'phone?': 'texto',
  'address?': 'texto',
  'city?': 'texto',
  'state?': 'texto',
  'postalCode?': 'texto',
  'currentPassword?': 'contraseña',
  'requestUploadUrls?': 'boolean',
  'imageTypes?': [IMAGE_REQUEST],
};
const EMAIL_CHANGE = { email: 'email', currentPassword: 'contraseña' };
const EMAIL_CONFIRMATION = { confirmationCode: 'texto' };
const PASSWORD_CHANGE = { oldPassword: 'contraseña', newPassword: 'contraseña' };
const ADMIN_USER_UPDATE = {
  'fullName?': 'texto',
  'role?': 'rol',
  'isActive?': 'boolean',
  'email?': 'email',
  'requestUploadUrls?': 'boolean',
  'imageTypes?': [IMAGE_REQUEST],
};
const OWNER_INFO = {
  name: 'texto',
  'description?': 'texto',
  'telephone?': 'texto',
  'legalName?': 'texto',
  'taxId?': 'identificación fiscal',
  'address?': 'texto',
  'email?': 'email',
  'payment?': [{ kind: 'bizum transfer cash_on_delivery in_person other', 'note?': 'texto' }],
  'delivery?': [
    { kind: 'shipping pickup', 'price?': 'coste', 'freeFrom?': 'coste', 'days?': 'días', 'note?': 'texto' },
  ],
  'returns?': 'texto',
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
const POPUP_STORE_CONFIG_INPUT = {
  'name?': 'texto',
  'tagline?': 'texto',
  'description?': 'texto',
  'heroImage?|null': 'texto',
  'logo?|null': 'texto',
  'primaryColor?|null': 'color',
  'secondaryColor?|null': 'color',
  'categories?': ['texto'],
  'theme?': { 'layout?': 'texto', 'fontFamily?': 'texto', 'buttonStyle?': 'texto', 'cardStyle?': 'texto' },
};
const POPUP_STORE_CREATE = {
  name: 'texto',
  'slug?': 'texto',
  description: 'texto',
  'startDate?': 'instante',
  'endDate?': 'instante',
  'eventBanner?': 'texto',
  'config?': POPUP_STORE_CONFIG_INPUT,
  'ownerInfo?': OWNER_INFO,
  'metadata?': { 'tags?': ['texto'] },
  'requestUploadUrls?': 'boolean',
  'imageTypes?': [STORE_IMAGE_REQUEST],
  'requestProductsZipUpload?': 'boolean',
  'productsZipInfo?': PRODUCTS_ZIP_INFO,
  ownerId: 'texto',
};
const POPUP_STORE_UPDATE = {
  'name?': 'texto',
  'slug?': 'texto',
  'description?': 'texto',
  'startDate?': 'instante',
  'endDate?': 'instante',
  'eventBanner?': 'texto',
  'config?': POPUP_STORE_CONFIG_INPUT,
  'ownerInfo?': OWNER_INFO,
  'metadata?': { 'tags?': ['texto'] },
  'requestUploadUrls?': 'boolean',
  'imageTypes?': [STORE_IMAGE_REQUEST],
  'requestProductsZipUpload?': 'boolean',
  'productsZipInfo?': PRODUCTS_ZIP_INFO,
  'ownerId?': 'id',
  'removeImages?': ['imagen de tienda'],
};
const POPUP_STORE_STATUS_CHANGE = { status: 'draft scheduled active paused ended archived' };
const ACTIVE_POPUP_STORES_QUERY = {
  'q?': 'texto',
  'sortBy?': 'createdAt startDate endDate name updatedAt',
  'sortOrder?': 'orden',
  'categories?': ['texto'],
  'limit?': 'entero',
  'offset?': 'entero',
  'asOf?': 'instante',
  'when?': 'open upcoming ended all',
};
const POPUP_STORES_QUERY = {
  'q?': 'texto',
  'sortBy?': 'createdAt startDate endDate name updatedAt',
  'sortOrder?': 'orden',
  'categories?': ['texto'],
  'limit?': 'entero',
  'offset?': 'entero',
  'asOf?': 'instante',
  'approval?': 'notAsked waiting granted refused',
  'status?': 'draft scheduled active paused ended archived',
  'active?': 'boolean',
  'ownerId?': 'id',
  'createdBy?': 'id',
  'hasProductsZip?': 'boolean',
  'productsProcessingStatus?': 'pending uploading processing completed failed cancelled',
  'productsProcessed?': 'boolean',
  'startDateFrom?': 'instante',
  'startDateTo?': 'instante',
  'endDateFrom?': 'instante',
  'endDateTo?': 'instante',
  'zipUploadedFrom?': 'instante',
  'zipUploadedTo?': 'instante',
  'minViews?': 'importe',
  'maxViews?': 'importe',
  'minSales?': 'importe',
  'maxSales?': 'importe',
  'minRevenue?': 'importe',
  'maxRevenue?': 'importe',
};
const PRODUCT_DETAILS = {
  'content?': { amount: 'contenido', unit: 'g kg ml l unit' },
  'ingredients?': 'texto',
  'allergens?': [
    'gluten crustaceans eggs fish peanuts soy milk nuts celery mustard sesame sulphites lupin molluscs',
  ],
  'materials?': 'texto',
  'sizes?': 'texto',
};
const PRODUCT_CREATE = {
  name: 'texto',
  producerName: 'texto',
  'shortDescription?': 'texto',
  price: 'precio',
  stock: 'existencias',
  'requestUploadUrls?': 'boolean',
  'imageTypes?': [IMAGE_REQUEST],
  'popupStoreId?|null': 'id',
  'isPopupStoreExclusive?': 'boolean',
  'details?|null': PRODUCT_DETAILS,
};
const PRODUCT_UPDATE = {
  'name?': 'texto',
  'producerName?': 'texto',
  'shortDescription?': 'texto',
  'price?': 'precio',
  'stock?': 'existencias',
  'requestUploadUrls?': 'boolean',
  'imageTypes?': [IMAGE_REQUEST],
  'popupStoreId?|null': 'id',
  'isPopupStoreExclusive?': 'boolean',
  'details?|null': PRODUCT_DETAILS,
  'version?': 'versión',
  'images?': [{ key: 'texto', 'isThumb?': 'boolean' }],
};
const PRODUCT_STATUS_CHANGE = { isActive: 'estado' };
const BULK_DELETE_QUERY = { 'confirm?': 'boolean', 'dryRun?': 'boolean' };
const BULK_DELETE_BODY = { 'confirm?': 'boolean', 'dryRun?': 'boolean' };
const CART_ITEM_ADD = { productId: 'producto', quantity: 'cantidad' };
const CART_ITEM_UPDATE = { quantity: 'cantidad' };
const CART_ITEM_PARAMS = { itemId: 'artículo' };
const CHECKOUT_INPUT = {
  shippingInfo: {
    fullName: 'texto',
    address: 'texto',
    postalCode: 'texto',
    city: 'texto',
    'state?': 'texto',
    'phone?': 'texto',
    email: 'email',
    'notes?': 'texto',
  },
};
const STEP_DETAILS = { 'notes?': 'texto', 'carrier?': 'texto', 'trackingNumber?': 'texto' };
const ORDER_STATUS_CHANGE = {
  status: 'pending organizing ready_to_ship shipped delivered cancelled completed',
  ...STEP_DETAILS,
  'partial?': 'boolean',
};
const PRODUCT_ORDER_STATUS_CHANGE = {
  status: 'pending organizing ready_to_ship shipped delivered cancelled',
  ...STEP_DETAILS,
};
const CONTACT_INPUT = { name: 'texto', email: 'email', subject: 'texto', message: 'texto' };
const NOTIFICATION_CREATE = {
  title: 'texto',
  message: 'texto',
  type: 'INFO WARNING ERROR SUCCESS',
  'priority?': 'LOW MEDIUM HIGH URGENT',
  'link?': 'texto',
};
const BOT_CHECK_INPUT = { token: 'texto', action: 'texto' };
const BOT_CHALLENGE_QUERY = { action: 'login signup password_reset contact_form submit default' };

test.each<[title: string, struct: AnyStruct, words: unknown]>([
  ['R3.3 R7.2 who logs in', LoginInput, LOGIN_INPUT],
  ['R7.3 who signs up', SignupInput, SIGNUP_INPUT],
  ['R3.3 who confirms', ConfirmInput, CONFIRM_INPUT],
  ['R3.3 who forgot', ForgotPasswordInput, FORGOT_PASSWORD_INPUT],
  ['R3.3 who resets', ResetPasswordInput, RESET_PASSWORD_INPUT],
  ['R7.5 who refreshes', RefreshInput, REFRESH_INPUT],
  ['R3.16 a picture', ImageUploadRequest, IMAGE_REQUEST],
  ['R3.8 an archive', ProductsZipInfo, PRODUCTS_ZIP_INFO],
  ['R7.23 a profile', ProfileUpdate, PROFILE_UPDATE],
  ['R7.23 another address', EmailChange, EMAIL_CHANGE],
  ['R7.23 the code of its mailbox', EmailConfirmation, EMAIL_CONFIRMATION],
  ['R7.22 another password', PasswordChange, PASSWORD_CHANGE],
  ['R7.21 a user as an admin changes it', AdminUserUpdate, ADMIN_USER_UPDATE],
  ['R5.4 who answers for a store', OwnerInfo, OWNER_INFO],
  ['R3.6 how a store looks', PopupStoreConfig, POPUP_STORE_CONFIG],
  ['R3.6 how a store is to look', PopupStoreConfigInput, POPUP_STORE_CONFIG_INPUT],
  ['R7.11 a store', PopupStoreCreate, POPUP_STORE_CREATE],
  ['R7.12 an edit of a store', PopupStoreUpdate, POPUP_STORE_UPDATE],
  ['R7.12 another status of a store', PopupStoreStatusChange, POPUP_STORE_STATUS_CHANGE],
  ['R7.9 stores that are open', ActivePopupStoresQuery, ACTIVE_POPUP_STORES_QUERY],
  ['R7.10 stores', PopupStoresQuery, POPUP_STORES_QUERY],
  ['R7.15 a product', ProductCreate, PRODUCT_CREATE],
  ['R7.15 an edit of a product', ProductUpdate, PRODUCT_UPDATE],
  ['R7.15 whether a product is on sale', ProductStatusChange, PRODUCT_STATUS_CHANGE],
  ['R5.13 a deletion of many', BulkDeleteQuery, BULK_DELETE_QUERY],
  ['R5.13 a deletion of many, by body', BulkDeleteBody, BULK_DELETE_BODY],
  ['R7.17 what goes into a cart', CartItemAdd, CART_ITEM_ADD],
  ['R7.17 another quantity', CartItemUpdate, CART_ITEM_UPDATE],
  ['R5.7 which line', CartItemParams, CART_ITEM_PARAMS],
  ['R7.18 a checkout', CheckoutInput, CHECKOUT_INPUT],
  ['R7.19 another status of an order', OrderStatusChange, ORDER_STATUS_CHANGE],
  ['R7.19 another status of a line', ProductOrderStatusChange, PRODUCT_ORDER_STATUS_CHANGE],
  ['R7.13 a message to the market', ContactInput, CONTACT_INPUT],
  ['R7.13 a notification', NotificationCreate, NOTIFICATION_CREATE],
  ['R3.17 a bot check', BotCheckInput, BOT_CHECK_INPUT],
  ['R3.17 which challenge', BotChallengeQuery, BOT_CHALLENGE_QUERY],
])('%s', (_, struct, words) => {
  expect(describeStruct(struct)).toEqual(words);
});
