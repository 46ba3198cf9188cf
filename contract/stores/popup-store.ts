import {
  array,
  boolean,
  define,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  string,
  type Struct,
} from 'superstruct';
import { STORE_LIMITS } from '../limits.ts';
import { Id } from '../values/id.ts';
import { Instant } from '../values/instant.ts';
import { LENGTHS } from '../values/lengths.ts';
import { CorrectedSearch } from '../catalogue/corrected-search.ts';
import { PageInfo } from '../api/pagination.ts';
import { listOf } from '../values/list-of.ts';
import { freeText, requiredText } from '../values/text.ts';
import { StoreApproval } from './store-approval.ts';
import { STORE_IMAGES } from './store-image.ts';

export const POPUP_STORE_STATUSES = ['draft', 'scheduled', 'active', 'paused', 'ended', 'archived'] as const;
export const PopupStoreStatus = enums(POPUP_STORE_STATUSES);
export type PopupStoreStatus = Infer<typeof PopupStoreStatus>;

/** Spanish labels of store statuses (R4.8). */
export const POPUP_STORE_STATUS_LABELS: Record<PopupStoreStatus, string> = {
  draft: 'borrador',
  scheduled: 'programado',
  active: 'activo',
  paused: 'pausado',
  ended: 'finalizado',
  archived: 'archivado',
};

/** Colour as #rgb or #rrggbb. Other values are rejected, because the colour is inserted into CSS. */
export const Colour = define<string>(
  'color',
  (value) =>
    (typeof value === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)) || 'El color no es válido',
);

const Theme = object({
  layout: optional(freeText({ max: 40 })),
  fontFamily: optional(freeText({ max: 80 })),
  buttonStyle: optional(freeText({ max: 40 })),
  cardStyle: optional(freeText({ max: 40 })),
});

/** Category or search tag of a store. */
export const Tag = requiredText('La etiqueta no puede estar vacía', { max: 40 });

/** Category list of a store or of a filter. */
export const categoryListOf = <T, S>(tag: Struct<T, S>) =>
  listOf(tag, {
    max: STORE_LIMITS.maxTags,
    message: `No puede haber más de ${STORE_LIMITS.maxTags} categorías`,
  });

/** Store appearance: texts, pictures, colours, categories and theme (R3.6). */
export const PopupStoreConfig = object({
  name: optional(freeText({ max: LENGTHS.name })),
  tagline: optional(freeText({ max: 200 })),
  description: optional(freeText({ max: LENGTHS.storeDescription })),
  heroImage: optional(nullable(string())),
  logo: optional(nullable(string())),
  primaryColor: optional(Colour),
  secondaryColor: optional(Colour),
  categories: optional(categoryListOf(Tag)),
  theme: optional(Theme),
});
export type PopupStoreConfig = Infer<typeof PopupStoreConfig>;

const Way = { kind: string(), note: optional(string()) };

/**
 * Public seller information of a store, with payment and delivery terms (R3.5); «extension» fields from `legalName` on
 * (R5.4).
 */
export const PublicOwner = object({
  name: string(),
  description: optional(string()),
  telephone: optional(string()),
  legalName: optional(string()),
  taxId: optional(string()),
  address: optional(string()),
  email: optional(string()),
  payment: optional(array(object(Way))),
  delivery: optional(
    array(
      object({ ...Way, price: optional(number()), freeFrom: optional(number()), days: optional(number()) }),
    ),
  ),
  returns: optional(string()),
});
export type PublicOwner = Infer<typeof PublicOwner>;

const Metadata = object({
  owner: optional(string()),
  description: optional(string()),
  categories: optional(array(string())),
  tags: optional(array(string())),
});

/**
 * Popup store (R3.5). `isOpen` follows the server's clock (R4.10). «extension» `avatarUrl`, `eventBannerUrl`,
 * `pendingImages` (announced pictures not yet uploaded) and `approval` (of a draft that needs or needed approval, only
 * for its owner and admins). Each is absent without a value.
 */
export const PopupStore = object({
  id: Id,
  name: string(),
  slug: string(),
  description: string(),
  startDate: nullable(Instant),
  endDate: nullable(Instant),
  ownerId: optional(string()),
  status: PopupStoreStatus,
  eventBanner: optional(nullable(string())),
  config: PopupStoreConfig,
  ownerInfo: optional(nullable(PublicOwner)),
  productCount: number(),
  createdAt: optional(string()),
  updatedAt: optional(string()),
  heroImageUrl: optional(nullable(string())),
  logoUrl: optional(nullable(string())),
  avatarUrl: optional(nullable(string())),
  eventBannerUrl: optional(nullable(string())),
  pendingImages: optional(array(enums(STORE_IMAGES))),
  metadata: optional(Metadata),
  isOpen: optional(boolean()),
  opensAt: optional(nullable(string())),
  closesAt: optional(nullable(string())),
  approval: optional(StoreApproval),
});
export type PopupStore = Infer<typeof PopupStore>;

export const PopupStoreList = object({
  popupStores: array(PopupStore),
  pagination: optional(PageInfo),
  lookedFor: optional(CorrectedSearch),
});
