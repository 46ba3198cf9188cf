import { v7 as newId } from 'uuid';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { MARKET_SHIPPING } from '../api/add-market-rows.ts';
import type { Scene } from '../api/market-scene.ts';
import { PASSWORD } from '../api/users.ts';

/** Request data besides the method; `params` fill the path. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

const thumbnail = { filename: 'miel.webp', contentType: 'image/webp', isThumb: true };
const newPassword = 'Azafran-2027!';

/**
 * Valid request for every row of the endpoint table, about the objects of a scene: those of its producer or of its consumer.
 * A new row without one does not compile.
 */
export const SAMPLES: Record<EndpointName, (scene: Scene) => Sample> = {
  login: ({ people }) => ({ body: { username: people.consumer.user.email, password: PASSWORD } }),
  signup: () => ({
    body: {
      username: `nueva-${newId()}@example.com`,
      password: newPassword,
      fullName: 'Nueva Persona',
      phone: '+34600000000',
      role: 'consumer',
    },
  }),
  confirmAccount: ({ people }) => ({
    body: { username: people.consumer.user.email, confirmationCode: '123456' },
  }),
  resendConfirmation: ({ people }) => ({ body: { username: people.consumer.user.email } }),
  forgotPassword: ({ people }) => ({ body: { username: people.consumer.user.email } }),
  resetPassword: ({ people }) => ({
    body: { username: people.consumer.user.email, confirmationCode: '123456', newPassword },
  }),
  refreshToken: ({ people }) => ({ body: { refresh_token: people.consumer.refreshToken } }),
  verifyBotCheck: () => ({ body: { token: 'a'.repeat(40), action: 'login' } }),
  botCheckChallenge: () => ({ query: { action: 'login' } }),
  logout: () => ({}),
  userInfo: () => ({}),
  authProfile: () => ({}),
  listActivePopupStores: () => ({ query: { q: 'tienda', sortBy: 'name', limit: '5' } }),
  listProducerPopupStores: () => ({ query: { q: 'tienda', sortBy: 'name', limit: '5' } }),
  getPopupStore: ({ store }) => ({ params: { id: store.id } }),
  listPopupStores: () => ({ query: { status: 'active', limit: '5' } }),
  createPopupStore: ({ people }) => ({
    body: {
      name: `Tienda ${newId()}`,
      description: 'De pruebas.',
      ownerId: people.producer.id,
      startDate: '2026-11-10T10:00:00.000Z',
      endDate: '2026-11-12T10:00:00.000Z',
      config: { tagline: 'De prueba', primaryColor: '#C2410C', categories: ['Alimentación'] },
      ownerInfo: {
        name: 'Ana',
        legalName: 'Ana e hijas',
        taxId: '12345678Z',
        address: 'Calle Real, 2',
        email: 'ana@example.com',
        payment: [{ kind: 'bizum', note: 'Al 600 000 000' }],
        delivery: [{ kind: 'shipping', price: 4.95, freeFrom: 30, days: 3, note: 'En caja' }],
        returns: 'Catorce días.',
      },
      metadata: { tags: ['miel'] },
      requestUploadUrls: true,
      imageTypes: [{ key: 'heroImage', filename: 'portada.webp', contentType: 'image/webp' }],
    },
  }),
  updatePopupStore: ({ store }) => ({
    params: { id: store.id },
    body: {
      name: 'Otro nombre',
      description: 'Otra descripción.',
      eventBanner: 'Feria',
      config: { theme: { layout: 'elegant' } },
      removeImages: ['logo'],
    },
  }),
  changePopupStoreStatus: ({ store }) => ({ params: { id: store.id }, body: { status: 'paused' } }),
  askForApproval: ({ store }) => ({ params: { id: store.id } }),
  decideApproval: ({ store }) => ({
    params: { id: store.id },
    body: { state: 'granted', note: '', version: 1 },
  }),
  deletePopupStore: ({ store }) => ({ params: { id: store.id } }),
  getProductImport: ({ store }) => ({ params: { id: store.id } }),
  cancelProductImport: ({ store }) => ({ params: { id: store.id } }),
  pauseProductImport: ({ store }) => ({ params: { id: store.id }, body: { paused: true } }),
  getPopupStoreAnalytics: ({ store }) => ({
    params: { id: store.id },
    query: { from: '2026-09-01', to: '2026-09-14' },
  }),
  noteVisit: ({ product }) => ({ body: { kind: 'looked', productId: product.id } }),
  listNotifications: () => ({ query: { type: 'INFO', sortBy: 'createdAt', limit: '5' } }),
  getNotificationSummary: () => ({}),
  sendContactMessage: () => ({
    body: { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message: 'Una pregunta.' },
  }),
  createNotification: () => ({
    body: { title: 'Aviso', message: 'Texto', type: 'INFO', priority: 'LOW' },
  }),
  deleteNotification: ({ notificationId }) => ({ params: { id: notificationId } }),
  changeNotificationStatus: ({ notificationId }) => ({
    params: { id: notificationId },
    body: { status: 'ARCHIVED' },
  }),
  listContactMessages: () => ({ query: { state: 'new', limit: '5' } }),
  getContactMessage: ({ contactMessageId }) => ({ params: { id: contactMessageId } }),
  changeContactMessageState: ({ contactMessageId }) => ({
    params: { id: contactMessageId },
    body: { state: 'read', from: 'new' },
  }),
  replyToContactMessage: ({ contactMessageId }) => ({
    params: { id: contactMessageId },
    body: { message: 'Gracias por escribir.' },
  }),
  health: () => ({}),
  listProducts: ({ people }) => ({
    query: { q: 'prueba', sort: 'name', producerId: people.producer.id, minPrice: '1', limit: '5' },
  }),
  listProducerProducts: () => ({ query: { q: 'prueba', sort: 'name', limit: '5' } }),
  getProduct: ({ product }) => ({ params: { id: product.id } }),
  createProduct: ({ store }) => ({
    body: {
      name: 'Miel',
      producerName: 'Ana',
      shortDescription: 'De romero.',
      price: 4.5,
      stock: 3,
      requestUploadUrls: true,
      imageTypes: [thumbnail],
      popupStoreId: store.id,
    },
  }),
  updateProduct: ({ product }) => ({
    params: { id: product.id },
    body: {
      name: 'Otro',
      producerName: 'Otra',
      shortDescription: 'Otra.',
      price: 6.5,
      stock: 4,
      version: product.version,
    },
  }),
  changeProductStatus: ({ product }) => ({ params: { id: product.id }, body: { isActive: false } }),
  deleteProduct: ({ product }) => ({ params: { id: product.id } }),
  deleteAllProducts: ({ store }) => ({
    params: { idOrSlug: store.id },
    query: { confirm: 'true' },
    body: { confirm: true },
  }),
  getCart: () => ({}),
  addCartItem: ({ product }) => ({ body: { productId: product.id, quantity: 1 } }),
  updateCartItem: ({ cartItemId }) => ({ params: { itemId: cartItemId }, body: { quantity: 2 } }),
  removeCartItem: ({ cartItemId }) => ({ params: { itemId: cartItemId } }),
  clearCart: () => ({}),
  listOrders: () => ({ query: { status: 'pending', limit: '5' } }),
  listProducerOrders: ({ store }) => ({
    query: { status: 'pending', q: 'miel', popupStoreId: store.id, limit: '5' },
  }),
  getProducerStats: () => ({ query: { from: '2026-09-01', to: '2026-09-14' } }),
  getProducerOrder: ({ order }) => ({ params: { id: order.id } }),
  getConsumerOrder: ({ order }) => ({ params: { id: order.id } }),
  getOrder: ({ order }) => ({ params: { id: order.id } }),
  checkout: () => ({ body: { shippingInfo: { ...MARKET_SHIPPING, notes: 'Sin prisa.' } } }),
  sendOrderMessage: ({ order }) => ({
    params: { id: order.id },
    body: { message: '¿Cuándo sale?', productOrderId: order.lineId },
  }),
  cancelOrder: ({ order }) => ({ params: { id: order.id } }),
  changeOrderStatus: ({ order }) => ({ params: { orderId: order.id }, body: { status: 'organizing' } }),
  changeProductOrderStatus: ({ order }) => ({
    params: { orderId: order.id, productOrderId: order.lineId },
    body: { status: 'organizing', notes: 'En ello.' },
  }),
  listUsers: () => ({
    query: {
      filter: 'email ^= "persona" and status = "CONFIRMED"',
      attributesToGet: 'email,phone',
      limit: '5',
    },
  }),
  getUserStats: () => ({}),
  changePassword: () => ({ body: { oldPassword: PASSWORD, newPassword } }),
  confirmEmail: () => ({ body: { confirmationCode: '123456' } }),
  updateProfile: () => ({ body: { fullName: 'Otro Nombre', city: 'Soria', address: 'Calle Real, 2' } }),
  exportAccount: () => ({}),
  deleteAccount: () => ({ body: { currentPassword: PASSWORD } }),
  listSessions: () => ({}),
  endOtherSessions: () => ({}),
  endSession: ({ sessionId }) => ({ params: { id: sessionId } }),
  getUser: ({ people }) => ({ params: { id: people.consumer.id } }),
  updateUser: ({ people }) => ({ params: { id: people.consumer.id }, body: { fullName: 'Otro Nombre' } }),
  getMarketStats: () => ({}),
  getSystemStatus: () => ({}),
  retryJob: ({ failedJobKey: key }) => ({ body: { kind: 'mail', key } }),
  discardJob: ({ failedJobKey: key }) => ({ body: { kind: 'mail', key } }),
  listAuditLog: ({ people }) => ({ query: { kind: 'userDeleted', actorId: people.admin.id, limit: '5' } }),
  askForReminder: ({ store }) => ({ params: { id: store.id }, body: { email: 'ana@example.com' } }),
  confirmReminder: () => ({ body: { token: 'a'.repeat(43) } }),
  cancelReminder: () => ({ body: { token: 'a'.repeat(43) } }),
  listFavourites: () => ({}),
  addFavourites: ({ store }) => ({
    body: { favourites: [{ kind: 'popupStore', id: store.id, name: store.name }] },
  }),
  removeFavourite: ({ store }) => ({ params: { id: store.id } }),
  lookUpFavourites: ({ store, product }) => ({
    query: { productIds: product.id, popupStoreIds: store.id },
  }),
  deleteUser: ({ people }) => ({ params: { id: people.consumer.id } }),
};
