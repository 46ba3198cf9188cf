import type { Infer } from 'superstruct';
import type { OwnerInfo } from '../contract/stores/owner-info.ts';
import type { Role } from '../contract/account/role.ts';
import type { TemplateName } from '../contract/stores/template-colours.ts';
import type { DemoHours } from './demo-moment.ts';

export type DemoStoreStatus = 'draft' | 'scheduled' | 'active' | 'paused' | 'ended' | 'archived';
export type DemoLineStatus =
  | 'pending'
  | 'organizing'
  | 'ready_to_ship'
  | 'shipped'
  | 'delivered'
  | 'cancelled';
export type DemoOrderStatus = DemoLineStatus | 'completed';

export interface DemoProduct {
  key: string;
  name: string;
  shortDescription: string;
  /** Integer cents of a euro. */
  priceCents: number;
  stock: number;
  /** File names in `pictures/`; the first is the thumbnail. */
  pictures: string[];
  isPopupStoreExclusive: boolean;
  /** Active unless false. */
  isActive?: boolean;
}

/** Product of a producer without a store. */
export interface DemoLooseProduct extends DemoProduct {
  producerKey: string;
}

export interface DemoStore {
  key: string;
  slug: string;
  name: string;
  tagline: string;
  description: string;
  template: TemplateName;
  primaryColor: string;
  secondaryColor: string;
  status: DemoStoreStatus;
  /** Hours from now, negative for the past. Read with `demoMoment`. */
  startsInHours: number;
  endsInHours: number;
  /** Hours of the day (Europe/Madrid) to which the moment is moved. */
  opensAtHour: DemoHours;
  closesAtHour: DemoHours;
  categories: string[];
  tags: string[];
  producerKey: string;
  ownerInfo: Infer<typeof OwnerInfo>;
  eventBanner: string;
  /** File names in `pictures/`: 1600 × 900 and 400 × 400. */
  heroPicture: string;
  logoPicture: string;
  products: DemoProduct[];
}

export interface DemoUser {
  key: string;
  email: string;
  fullName: string;
  role: Role;
  phone: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
}

export interface DemoOrderLine {
  productKey: string;
  quantity: number;
  status: DemoLineStatus;
  carrier?: string;
  trackingNumber?: string;
  /** Producer's note on the last step. */
  reason?: string;
}

/** Order in the past; its shipping data are those of its consumer. */
export interface DemoOrder {
  key: string;
  consumerKey: string;
  /** Status that follows from the lines, or `completed`. */
  status: DemoOrderStatus;
  daysAgo: number;
  notes: string;
  lines: DemoOrderLine[];
}

export interface DemoNotification {
  key: string;
  title: string;
  message: string;
  type: 'INFO' | 'WARNING' | 'ERROR' | 'SUCCESS';
  priority: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT';
  /** Target of its link, an address of the market. */
  link?: string;
  hoursAgo: number;
}

export interface DemoMarket {
  users: DemoUser[];
  stores: DemoStore[];
  looseProducts: DemoLooseProduct[];
  orders: DemoOrder[];
  notifications: DemoNotification[];
}
