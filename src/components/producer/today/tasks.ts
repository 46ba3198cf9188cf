import { PRODUCTS } from '../../../../contract/limits.ts';
import { missingToPublish } from '../../../../contract/stores/missing-to-publish.ts';
import type { LastImport, ProducerPopupStore } from '../../../../contract/producer/producer-popup-store.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { openingStateAt } from '../../../../contract/stores/opening-window.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import type { ProductsToday } from '../../../machines/producer/today/today-products.machine.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How far ahead the opening and the closing of a store are told, in ms. */
const AHEAD = { opens: 7 * DAY, closes: 3 * DAY } as const;
/** After so long, in ms, a picture that was announced and has not come does not come any more: its address is over. */
const LOST_AFTER = 15 * MINUTE;

/** What the law asks of who sells at a distance. */
const LEGAL = ['legalName', 'taxId', 'address', 'contact', 'payment', 'delivery', 'returns'] as const;
export type LegalGap = (typeof LEGAL)[number];

/** A kind each for itself, so that the compiler tells them apart. */
type Each<Kind extends string, Said> = Kind extends string ? { kind: Kind } & Said : never;

/** One thing that a producer should do today. */
export type Task =
  | { kind: 'organise'; total: number; query: ProducerOrdersQuery }
  | { kind: 'pictureLost'; product: { id: string; name: string } }
  | { kind: 'morePictures'; total: number; query: ProducerProductsQuery }
  | { kind: 'unlawful'; store: PopupStore; gaps: readonly LegalGap[] }
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

/** What goods ask for at a moment in ms. */
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
            query: { active: true, inStock: true, maxStock: PRODUCTS.lowStock },
          } as const,
        ]
      : []),
  ];
}

/** What became of an archive is told for so long, in ms: what is to be mended longer. */
const TOLD = { filled: 12 * 60 * MINUTE, toMend: 3 * DAY } as const;

/** What the last archive of a store asks for; a trial that is over and one that its reader cancelled ask for nothing. */
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

/** What one store asks for: only who will sell has to say what the law asks. */
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

/** What became of a store that was held, until it is published; that it has to be asked for is said on its page. */
function ofApproval(store: PopupStore): Task[] {
  const { approval } = store;
  if (!approval || approval.state === 'notAsked') return [];
  return [{ kind: APPROVALS[approval.state], store, note: approval.note }];
}

/** What orders ask for: somebody waits. */
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

/** What stores ask for at a moment in ms. */
export const storeTasks = (stores: readonly ProducerPopupStore[], now: number): Task[] =>
  stores.flatMap((store) => [...ofImport(store, now), ...ofApproval(store), ...ofStore(store, now)]);

/** The most pressing first. */
export const byUrgency = (toDos: readonly Task[]): Task[] =>
  toDos.toSorted((one, other) => URGENCY.indexOf(one.kind) - URGENCY.indexOf(other.kind));

/** Whether a store would sell at a moment in ms if it were not paused. */
const isHeld = (store: PopupStore, now: number) =>
  store.status === 'paused' && openingStateAt({ ...store, status: 'active' }, now) === 'open';

/**
 * The store that its producer has in hand: the open one that closes first, else the one that was paused meanwhile, else the next to
 * open, else whatever is not over.
 */
export function currentStoreOf(stores: readonly PopupStore[], now: number): PopupStore | null {
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

/** The way to the first sale, in its order. */
export const STEPS = ['store', 'goods', 'publish', 'sale'] as const;
export type Step = (typeof STEPS)[number];

/** The steps that are done; who has sold has done them all, and a sale of which nothing is known counts as none. */
export function stepsDone(
  stores: readonly PopupStore[],
  takings: { totalOrders: number } | null,
): ReadonlySet<Step> {
  const hasSold = (takings?.totalOrders ?? 0) > 0;
  const done: Record<Step, boolean> = {
    store: stores.length > 0,
    goods: stores.some(({ productCount }) => productCount > 0),
    publish: stores.some(({ status }) => status !== 'draft' && status !== 'archived'),
    sale: hasSold,
  };
  return new Set(STEPS.filter((step) => hasSold || done[step]));
}
