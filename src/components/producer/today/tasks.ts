import { PRODUCT_LIMITS } from '../../../../contract/limits.ts';
import { missingToPublish } from '../../../../contract/stores/missing-to-publish.ts';
import type { LastImport, ProducerPopupStore } from '../../../../contract/producer/producer-popup-store.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { openingStateAt } from '../../../../contract/stores/opening-state.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import type { ProductsToday } from '../../../machines/producer/today/today-products.machine.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lead time of the reminders about a store's opening and closing, in ms. */
const AHEAD = { opens: 7 * DAY, closes: 3 * DAY } as const;
/** Time in ms after which an announced picture counts as lost, because its upload URL has expired. */
const LOST_AFTER = 15 * MINUTE;

/** Data that the law requires from distance sellers. */
const LEGAL = ['legalName', 'taxId', 'address', 'contact', 'payment', 'delivery', 'returns'] as const;
export type MissingLegalField = (typeof LEGAL)[number];

/** Distributes over a union of kinds, so that the compiler can narrow by `kind`. */
type Each<Kind extends string, Said> = Kind extends string ? { kind: Kind } & Said : never;

/** Task of a producer for today. */
export type Task =
  | { kind: 'organise'; total: number; query: ProducerOrdersQuery }
  | { kind: 'pictureLost'; product: { id: string; name: string } }
  | { kind: 'morePictures'; total: number; query: ProducerProductsQuery }
  | { kind: 'unlawful'; store: PopupStore; gaps: readonly MissingLegalField[] }
  | Each<'storePicturesLost' | 'bare' | 'undated', { store: PopupStore }>
  | Each<
      'filling' | 'standing' | 'unfilled' | 'partlyFilled' | 'filled',
      { store: PopupStore; lastImport: LastImport }
    >
  | Each<'changesAsked' | 'awaitsApproval' | 'approved', { store: PopupStore; note: string }>
  | Each<'opens' | 'closes', { store: PopupStore; at: string }>
  | Each<'soldOut' | 'nearlyOut', { total: number; names: readonly string[]; query: ProducerProductsQuery }>;

const isLate = (at: string | undefined, now: number) => at !== undefined && now - Date.parse(at) > LOST_AFTER;

const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name);

/** Tasks about products; `now` in ms UTC. */
export function productTasks({ awaiting, soldOut, nearlyOut }: ProductsToday, now: number): Task[] {
  const lost = awaiting.first.filter(({ updatedAt }) => isLate(updatedAt, now));
  const unseen = awaiting.total - awaiting.first.length;
  return [
    ...lost.map(({ id, name }) => ({ kind: 'pictureLost', product: { id, name } }) as const),
    ...(unseen > 0
      ? [{ kind: 'morePictures', total: unseen, query: { awaitsPictures: true } } as const]
      : []),
    ...(soldOut.total > 0
      ? [
          {
            kind: 'soldOut',
            total: soldOut.total,
            names: namesOf(soldOut.first),
            query: { active: true, inStock: false },
          } as const,
        ]
      : []),
    ...(nearlyOut.total > 0
      ? [
          {
            kind: 'nearlyOut',
            total: nearlyOut.total,
            names: namesOf(nearlyOut.first),
            query: { active: true, inStock: true, maxStock: PRODUCT_LIMITS.lowStock },
          } as const,
        ]
      : []),
  ];
}

/** Display time of import results in ms; failures are shown longer. */
const TOLD = { filled: 12 * 60 * MINUTE, toMend: 3 * DAY } as const;

/** Tasks about the last import of a store; finished dry runs and cancelled imports produce none. */
function ofImport(store: ProducerPopupStore, now: number): Task[] {
  const { lastImport } = store;
  if (!lastImport) return [];
  const { status, paused, dryRun, errorCount, processedAt } = lastImport;
  if (status === 'processing') return [{ kind: paused ? 'standing' : 'filling', store, lastImport }];
  const age = processedAt === undefined ? Infinity : now - Date.parse(processedAt);
  if (dryRun || age > TOLD.toMend) return [];
  if (status === 'failed') return [{ kind: 'unfilled', store, lastImport }];
  if (status !== 'completed') return [];
  if (errorCount > 0) return [{ kind: 'partlyFilled', store, lastImport }];
  return age > TOLD.filled ? [] : [{ kind: 'filled', store, lastImport }];
}

/** Tasks about one store; the legal data is required only if the store will sell. */
function ofStore(store: PopupStore, now: number): Task[] {
  const { status, startDate, endDate, pendingImages = [], updatedAt, productCount } = store;
  if (status === 'archived' || openingStateAt(store, now) === 'ended') return [];
  const willSell = status === 'active' || status === 'scheduled';
  const lacks = missingToPublish(store);
  const gaps = LEGAL.filter((gap) => lacks.includes(gap));
  const window = openingStateAt(store, now);
  const within = (at: string | null, ahead: number) => at !== null && Date.parse(at) - now <= ahead;
  return [
    ...(pendingImages.length > 0 && isLate(updatedAt, now)
      ? [{ kind: 'storePicturesLost', store } as const]
      : []),
    ...(willSell && gaps.length > 0 ? [{ kind: 'unlawful', store, gaps } as const] : []),
    ...(willSell && !(startDate && endDate) ? [{ kind: 'undated', store } as const] : []),
    ...(willSell && productCount === 0 ? [{ kind: 'bare', store } as const] : []),
    ...(window === 'upcoming' && startDate && within(startDate, AHEAD.opens)
      ? [{ kind: 'opens', store, at: startDate } as const]
      : []),
    ...(window === 'open' && endDate && within(endDate, AHEAD.closes)
      ? [{ kind: 'closes', store, at: endDate } as const]
      : []),
  ];
}

const APPROVALS = { refused: 'changesAsked', waiting: 'awaitsApproval', granted: 'approved' } as const;

/** Tasks about the approval of a held store until it is published. The store's own page asks for the request. */
function ofApproval(store: PopupStore): Task[] {
  const { approval } = store;
  if (!approval || approval.state === 'notAsked') return [];
  return [{ kind: APPROVALS[approval.state], store, note: approval.note }];
}

/** Tasks about pending orders. */
export const orderTasks = ({ pendingOrders }: { pendingOrders: number }): Task[] =>
  pendingOrders > 0 ? [{ kind: 'organise', total: pendingOrders, query: { status: 'pending' } }] : [];

const URGENCY: readonly Task['kind'][] = [
  'organise',
  'pictureLost',
  'morePictures',
  'storePicturesLost',
  'changesAsked',
  'approved',
  'unfilled',
  'partlyFilled',
  'standing',
  'filling',
  'unlawful',
  'undated',
  'bare',
  'closes',
  'opens',
  'soldOut',
  'nearlyOut',
  'awaitsApproval',
  'filled',
];

/** Tasks about stores; `now` in ms UTC. */
export const storeTasks = (stores: readonly ProducerPopupStore[], now: number): Task[] =>
  stores.flatMap((store) => [...ofImport(store, now), ...ofApproval(store), ...ofStore(store, now)]);

/** Tasks sorted by urgency. */
export const sortByUrgency = (toDos: readonly Task[]): Task[] =>
  toDos.toSorted((one, other) => URGENCY.indexOf(one.kind) - URGENCY.indexOf(other.kind));

/** The store is paused within its dates; `now` in ms UTC. */
const isHeld = (store: PopupStore, now: number) =>
  store.status === 'paused' && openingStateAt({ ...store, status: 'active' }, now) === 'open';

/**
 * Current store of a producer: the open one that closes first, otherwise a paused one, otherwise the next to open,
 * otherwise any that has not ended.
 */
export function mainStoreOf(stores: readonly PopupStore[], now: number): PopupStore | null {
  const order = ['open', 'held', 'upcoming', 'unavailable', 'ended'];
  const rank = (store: PopupStore) =>
    store.status === 'archived'
      ? order.length
      : order.indexOf(isHeld(store, now) ? 'held' : openingStateAt(store, now));
  const turn = ({ startDate, endDate }: PopupStore, window: number) =>
    Date.parse((window < 2 ? endDate : startDate) ?? '') || Infinity;
  const [first] = stores.toSorted(
    (one, other) => rank(one) - rank(other) || turn(one, rank(one)) - turn(other, rank(other)),
  );
  return first ?? null;
}

/** Steps up to the first sale, in order. */
export const FIRST_STEPS = ['store', 'goods', 'publish', 'sale'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Completed steps. A sale completes all of them; with unknown sales (`null`) none is assumed. */
export function completedFirstSteps(
  stores: readonly PopupStore[],
  revenue: { totalOrders: number } | null,
): ReadonlySet<FirstStep> {
  const hasSold = (revenue?.totalOrders ?? 0) > 0;
  const done: Record<FirstStep, boolean> = {
    store: stores.length > 0,
    goods: stores.some(({ productCount }) => productCount > 0),
    publish: stores.some(({ status }) => status !== 'draft' && status !== 'archived'),
    sale: hasSold,
  };
  return new Set(FIRST_STEPS.filter((step) => hasSold || done[step]));
}
