import { array, boolean, type Infer, nullable, number, object, string } from 'superstruct';
import { Id } from '../values/id.ts';
import { Order } from '../orders/order.ts';
import { PublicOwner } from '../stores/popup-store.ts';
import { Favourite } from '../favourites/favourite.ts';
import { User } from './user.ts';

/** Moments are ISO 8601 in UTC, prices in currency units. */
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

/** «extension» Everything that the market holds of an account's owner, for them to keep or take elsewhere. */
export const AccountExport = object({
  exportedAt: string(),
  user: User,
  sessions: array(KeptSession),
  cart: array(KeptLine),
  orders: array(Order),
  /** What was written to the market from the account's address. */
  messages: array(KeptMessage),
  stores: array(ProducerStore),
  products: array(ProducerProduct),
  favourites: array(Favourite),
  /** Stores of whose opening the account's address is to be told. */
  reminders: array(KeptReminder),
});
export type AccountExport = Infer<typeof AccountExport>;
