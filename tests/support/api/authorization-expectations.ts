import type { EndpointName } from '../../../contract/endpoints.ts';
import type { RefusalCode } from '../../../contract/api/failure.ts';
import { type SignedInCaller, CALLERS } from './market-scene.ts';

/**
 * Expected outcome of a caller: SUCCESS, a refusal, or `in` for anything but a refusal of access.
 * For a row that is not implemented, refusals by role apply, and all else is NOT_IMPLEMENTED.
 */
export type ExpectedOutcome = 'in' | 'SUCCESS' | RefusalCode;

export type Expectation = Record<SignedInCaller, ExpectedOutcome>;

const row = (
  ...expected: [
    ExpectedOutcome,
    ExpectedOutcome,
    ExpectedOutcome,
    ExpectedOutcome,
    ExpectedOutcome,
    ExpectedOutcome,
  ]
): Expectation =>
  Object.fromEntries(CALLERS.map((caller, index) => [caller, expected[index]])) as Expectation;

const all = (expected: ExpectedOutcome) => row(expected, expected, expected, expected, expected, expected);
const signedIn = (expected: ExpectedOutcome) =>
  row('UNAUTHENTICATED', expected, expected, expected, expected, expected);
/** Owning producer and admins; another producer gets `rival`. */
const sellers = (rival: ExpectedOutcome, seller: ExpectedOutcome = 'in') =>
  row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', seller, rival, seller);
const admins = (admin: ExpectedOutcome = 'in') =>
  row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', admin);
/** Consumers; a consumer who is not the owner gets `stranger`. */
const consumers = (stranger: ExpectedOutcome) =>
  row('UNAUTHENTICATED', 'SUCCESS', stranger, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN');
const oneOrder = row('UNAUTHENTICATED', 'SUCCESS', 'NOT_FOUND', 'SUCCESS', 'NOT_OWNER', 'SUCCESS');

/** Authorization matrix over the objects of a scene (battery 1); written independently of the server's table. */
export const EXPECTATIONS: Record<EndpointName, Expectation> = {
  login: all('SUCCESS'),
  signup: all('in'),
  confirmAccount: all('in'),
  resendConfirmation: all('in'),
  forgotPassword: all('in'),
  resetPassword: all('in'),
  refreshToken: all('SUCCESS'),
  verifyBotCheck: all('in'),
  botCheckChallenge: all('in'),
  logout: signedIn('SUCCESS'),
  userInfo: signedIn('SUCCESS'),
  authProfile: signedIn('SUCCESS'),
  listActivePopupStores: all('SUCCESS'),
  listProducerPopupStores: sellers('SUCCESS', 'SUCCESS'),
  getPopupStore: all('SUCCESS'),
  listPopupStores: admins(),
  createPopupStore: sellers('SUCCESS', 'SUCCESS'),
  updatePopupStore: sellers('NOT_OWNER', 'SUCCESS'),
  changePopupStoreStatus: sellers('NOT_OWNER', 'SUCCESS'),
  askForApproval: sellers('NOT_OWNER', 'INVALID_TRANSITION'),
  decideApproval: admins('INVALID_TRANSITION'),
  deletePopupStore: sellers('NOT_OWNER', 'SUCCESS'),
  getProductImport: sellers('NOT_OWNER', 'SUCCESS'),
  cancelProductImport: sellers('NOT_OWNER', 'INVALID_TRANSITION'),
  pauseProductImport: sellers('NOT_OWNER', 'INVALID_TRANSITION'),
  getPopupStoreAnalytics: sellers('NOT_OWNER', 'SUCCESS'),
  noteVisit: all('SUCCESS'),
  listNotifications: all('SUCCESS'),
  getNotificationSummary: all('SUCCESS'),
  sendContactMessage: all('in'),
  createNotification: admins('SUCCESS'),
  deleteNotification: admins('SUCCESS'),
  changeNotificationStatus: admins('SUCCESS'),
  listContactMessages: admins('SUCCESS'),
  getContactMessage: admins('SUCCESS'),
  changeContactMessageState: admins('SUCCESS'),
  replyToContactMessage: admins('SUCCESS'),
  health: all('SUCCESS'),
  listProducts: all('SUCCESS'),
  listProducerProducts: sellers('in'),
  getProduct: all('SUCCESS'),
  createProduct: sellers('NOT_OWNER', 'SUCCESS'),
  updateProduct: sellers('NOT_OWNER', 'SUCCESS'),
  changeProductStatus: sellers('NOT_OWNER', 'SUCCESS'),
  deleteProduct: sellers('NOT_OWNER', 'SUCCESS'),
  deleteAllProducts: row(
    'UNAUTHENTICATED',
    'INSUFFICIENT_PERMISSIONS',
    'INSUFFICIENT_PERMISSIONS',
    'SUCCESS',
    'INSUFFICIENT_PERMISSIONS',
    'SUCCESS',
  ),
  getCart: consumers('SUCCESS'),
  addCartItem: consumers('SUCCESS'),
  updateCartItem: consumers('NOT_FOUND'),
  removeCartItem: consumers('NOT_FOUND'),
  clearCart: consumers('SUCCESS'),
  listOrders: signedIn('SUCCESS'),
  listProducerOrders: signedIn('SUCCESS'),
  getProducerStats: sellers('in', 'SUCCESS'),
  getProducerOrder: sellers('NOT_OWNER', 'SUCCESS'),
  getConsumerOrder: oneOrder,
  getOrder: oneOrder,
  checkout: consumers('SUCCESS'),
  sendOrderMessage: row('UNAUTHENTICATED', 'SUCCESS', 'NOT_FOUND', 'SUCCESS', 'NOT_OWNER', 'FORBIDDEN'),
  cancelOrder: consumers('NOT_FOUND'),
  changeOrderStatus: sellers('NOT_OWNER'),
  changeProductOrderStatus: sellers('NOT_OWNER'),
  listUsers: admins('SUCCESS'),
  getUserStats: admins('SUCCESS'),
  changePassword: signedIn('in'),
  updateProfile: signedIn('in'),
  confirmEmail: signedIn('in'),
  exportAccount: signedIn('SUCCESS'),
  deleteAccount: row('UNAUTHENTICATED', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'CONFLICT'),
  listSessions: signedIn('SUCCESS'),
  endOtherSessions: signedIn('SUCCESS'),
  endSession: row('UNAUTHENTICATED', 'SUCCESS', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'),
  getUser: admins('SUCCESS'),
  updateUser: admins('SUCCESS'),
  deleteUser: admins('SUCCESS'),
  listAuditLog: admins('SUCCESS'),
  askForReminder: all('CONFLICT'),
  confirmReminder: all('NOT_FOUND'),
  cancelReminder: all('NOT_FOUND'),
  listFavourites: signedIn('SUCCESS'),
  addFavourites: signedIn('SUCCESS'),
  removeFavourite: signedIn('SUCCESS'),
  lookUpFavourites: all('SUCCESS'),
  getMarketStats: admins('SUCCESS'),
  getSystemStatus: admins('SUCCESS'),
  retryJob: admins('SUCCESS'),
  discardJob: admins('SUCCESS'),
};

const hidden = (code: RefusalCode) => row(code, code, code, 'SUCCESS', code, 'SUCCESS');

/** Authorization for a draft store and its contents. */
export const DRAFT_EXPECTATIONS = {
  getPopupStore: hidden('POPUP_STORE_NOT_FOUND'),
  updatePopupStore: sellers('POPUP_STORE_NOT_FOUND', 'SUCCESS'),
  changePopupStoreStatus: sellers('POPUP_STORE_NOT_FOUND', 'INVALID_TRANSITION'),
  askForApproval: sellers('POPUP_STORE_NOT_FOUND', 'INVALID_TRANSITION'),
  deletePopupStore: sellers('POPUP_STORE_NOT_FOUND', 'SUCCESS'),
  getProductImport: sellers('POPUP_STORE_NOT_FOUND', 'SUCCESS'),
  cancelProductImport: sellers('POPUP_STORE_NOT_FOUND', 'INVALID_TRANSITION'),
  pauseProductImport: sellers('POPUP_STORE_NOT_FOUND', 'INVALID_TRANSITION'),
  getPopupStoreAnalytics: sellers('POPUP_STORE_NOT_FOUND', 'SUCCESS'),
  getProduct: hidden('NOT_FOUND'),
  updateProduct: sellers('NOT_FOUND', 'SUCCESS'),
  changeProductStatus: sellers('NOT_FOUND', 'SUCCESS'),
  deleteProduct: sellers('NOT_FOUND', 'SUCCESS'),
  deleteAllProducts: row(
    'UNAUTHENTICATED',
    'INSUFFICIENT_PERMISSIONS',
    'INSUFFICIENT_PERMISSIONS',
    'SUCCESS',
    'POPUP_STORE_NOT_FOUND',
    'SUCCESS',
  ),
} as const satisfies Partial<Record<EndpointName, Expectation>>;

/** Rows about private objects: a refusal must not reveal whether the object exists. */
export const PRIVATE_OBJECT_CALLS = [
  'updateCartItem',
  'removeCartItem',
  'getProducerOrder',
  'getConsumerOrder',
  'getOrder',
  'sendOrderMessage',
  'cancelOrder',
  'changeOrderStatus',
  'changeProductOrderStatus',
  'endSession',
  'getContactMessage',
  'changeContactMessageState',
  'replyToContactMessage',
  'getUser',
  'updateUser',
  'deleteUser',
] as const satisfies EndpointName[];
