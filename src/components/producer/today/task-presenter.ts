import { PRODUCT_LIMITS } from '../../../../contract/limits.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import { STEP_BY_MISSING_DATA, type StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import type { IconName } from '../../icons/icon-paths.ts';
import { newProductAddress } from '../../back-office/new-product-address.ts';
import { producerTodayMessages as words } from './today.messages.ts';
import type { Task } from './tasks.ts';

interface Told {
  icon: IconName;
  title: string;
  hint: string;
  /** Label and address of the task's link. */
  go: string;
  at: ScreenAddress;
}

interface Tellers {
  now: number;
  format: Formatter;
  /** Screen address of the producer's orders with the given query. */
  ordersAt: (query: ProducerOrdersQuery) => ScreenAddress;
  /** Screen address of the product list with the given query. */
  productsAt: (query: ProducerProductsQuery) => ScreenAddress;
  /** Screen address of an editor step. */
  editAddressOf: (storeId: string, step: StoreStep) => ScreenAddress;
}

const storeAt = ({ id }: { id: string }): ScreenAddress => `/producer/popup-stores/${id}`;

type Of<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

const organiseTold = ({ total, query }: Of<'organise'>, ordersAt: Tellers['ordersAt']): Told => ({
  icon: 'parcel',
  title: words.organise(total),
  hint: words.organiseHint,
  go: words.organiseGo,
  at: ordersAt(query),
});

const lostPictureTold = ({ product: { id, name } }: Of<'pictureLost'>): Told => ({
  icon: 'image',
  title: words.pictureLost(name),
  hint: words.pictureLostHint,
  go: words.pictureLostGo,
  at: `/producer/products/${id}/edit`,
});

const morePicturesTold = ({ total, query }: Of<'morePictures'>, productsAt: Tellers['productsAt']): Told => ({
  icon: 'image',
  title: words.morePictures(total),
  hint: words.morePicturesHint,
  go: words.morePicturesGo,
  at: productsAt(query),
});

function stockTold(
  { kind, total, names, query }: Of<'soldOut' | 'nearlyOut'>,
  productsAt: Tellers['productsAt'],
): Told {
  const isOver = kind === 'soldOut';
  return {
    icon: isOver ? 'parcel' : 'hourglass',
    title: words[kind](total),
    hint: isOver
      ? words.soldOutHint(names, total)
      : words.nearlyOutHint(names, total, PRODUCT_LIMITS.lowStock),
    go: words.stockGo,
    at: productsAt(query),
  };
}

function momentTold({ kind, store, at }: Of<'opens' | 'closes'>, { now, format }: Tellers): Told {
  const when = words.when(format.daysBetween(now, at), format.atTime(at), format.day(at));
  return {
    icon: kind === 'opens' ? 'clock' : 'hourglass',
    title: words[kind](store.name, when),
    hint: kind === 'opens' ? words.opensHint : words.closesHint,
    go: words.storeGo,
    at: storeAt(store),
  };
}

function unlawfulTold({ store: { id, name }, gaps }: Of<'unlawful'>, { editAddressOf }: Tellers): Told {
  const [first] = gaps;
  return {
    icon: 'warning',
    title: words.unlawful(name),
    hint: words.unlawfulHint(gaps),
    go: words.unlawfulGo,
    at: editAddressOf(id, first ? STEP_BY_MISSING_DATA[first] : 'seller'),
  };
}

function lackTold(
  { kind, store: { id, name } }: Of<'storePicturesLost' | 'bare' | 'undated'>,
  { editAddressOf }: Tellers,
): Told {
  const told = {
    storePicturesLost: {
      icon: 'image',
      title: words.storePicturesLost(name),
      hint: words.storePicturesLostHint,
      go: words.storePicturesLostGo,
      at: editAddressOf(id, STEP_BY_MISSING_DATA.heroImage),
    },
    undated: {
      icon: 'clock',
      title: words.undated(name),
      hint: words.undatedHint,
      go: words.undatedGo,
      at: editAddressOf(id, STEP_BY_MISSING_DATA.dates),
    },
    bare: {
      icon: 'parcel',
      title: words.bare(name),
      hint: words.bareHint,
      go: words.bareGo,
      at: newProductAddress({ id }),
    },
  } as const satisfies Record<typeof kind, Told>;
  return told[kind];
}

const IMPORT_ICONS = {
  filling: 'hourglass',
  standing: 'pause',
  unfilled: 'warning',
  partlyFilled: 'warning',
  filled: 'check',
} as const;

function importTold({
  kind,
  store: { id, name },
  lastImport,
}: Of<'filling' | 'standing' | 'unfilled' | 'partlyFilled' | 'filled'>): Told {
  const { title, hint, go } = words.ofImport[kind];
  return {
    icon: IMPORT_ICONS[kind],
    title: title(name, lastImport),
    hint: hint(lastImport),
    go,
    at: kind === 'filled' ? storeAt({ id }) : `/producer/popup-stores/${id}/import`,
  };
}

const APPROVAL_ICONS = { changesAsked: 'warning', awaitsApproval: 'hourglass', approved: 'check' } as const;

function approvalTold({ kind, store, note }: Of<'changesAsked' | 'awaitsApproval' | 'approved'>): Told {
  const { title, hint, go } = words.ofApproval[kind];
  return {
    icon: APPROVAL_ICONS[kind],
    title: title(store.name),
    hint: kind === 'awaitsApproval' ? hint : note || hint,
    go,
    at: storeAt(store),
  };
}

/** Texts and link of a task. */
export function presentTask(toDo: Task, tellers: Tellers): Told {
  const { kind } = toDo;
  if (kind === 'organise') return organiseTold(toDo, tellers.ordersAt);
  if (kind === 'pictureLost') return lostPictureTold(toDo);
  if (kind === 'morePictures') return morePicturesTold(toDo, tellers.productsAt);
  if (kind === 'soldOut' || kind === 'nearlyOut') return stockTold(toDo, tellers.productsAt);
  if (kind === 'opens' || kind === 'closes') return momentTold(toDo, tellers);
  if ('lastImport' in toDo) return importTold(toDo);
  if ('note' in toDo) return approvalTold(toDo);
  return toDo.kind === 'unlawful' ? unlawfulTold(toDo, tellers) : lackTold(toDo, tellers);
}
