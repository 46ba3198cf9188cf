import { array, boolean, type Infer, nullable, number, object, string } from 'superstruct';
import { Id } from '../values/id.ts';
import { Order } from '../orders/order.ts';
import { PublicOwner } from '../stores/popup-store.ts';
import { Favourite } from '../favourites/favourite.ts';
import { User } from './user.ts';

/** Session in an account export. Timestamps are ISO 8601 in UTC; prices in this file are in currency units. */
const KeptSession = object({
  createdAt: string(),
  lastUsedAt: string(),
  userAgent: nullable(string()),
});
const KeptLine = object({ name: nullable(string()), quantity: number(), price: number() });
const KeptMessage = object({ subject: string(), message: string(), createdAt: string() });
const KeptReminder = object({ storeName: string(), askedAt: string(), confirmedAt: nullable(string()) });
const ProducerStore = object({
  id: Id,
  name: string(),
  slug: string(),
  description: string(),
  status: string(),
  startDate: nullable(string()),
  endDate: nullable(string()),
  ownerInfo: nullable(PublicOwner),
  createdAt: string(),
});
const ProducerProduct = object({
  id: Id,
  name: string(),
  producerName: string(),
  shortDescription: string(),
  price: number(),
  stock: number(),
  isActive: boolean(),
  popupStoreId: nullable(string()),
  createdAt: string(),
});

/** «extension» Data export of an account: all personal data that the market stores about its owner. */
export const AccountExport = object({
  exportedAt: string(),
  user: User,
  sessions: array(KeptSession),
  cart: array(KeptLine),
  orders: array(Order),
  /** Contact messages sent from the account's e-mail address. */
  messages: array(KeptMessage),
  stores: array(ProducerStore),
  products: array(ProducerProduct),
  favourites: array(Favourite),
  /** Opening reminders requested for the account's e-mail address. */
  reminders: array(KeptReminder),
});
export type AccountExport = Infer<typeof AccountExport>;
