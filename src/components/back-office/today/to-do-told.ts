import { PRODUCTS } from '../../../../contract/limits.ts';
import type { ScreenAddress } from '../../../../contract/pages/screen-address.ts';
import type { OwnProductsQuery } from '../../../../contract/products/own-products-query.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import type { IconName } from '../../icons/icon-paths.ts';
import { producerTodayMessages as words } from './today.messages.ts';
import type { ToDo } from './to-dos.ts';

interface Told {
  icon: IconName;
  title: string;
  hint: string;
  /** What is done about it, and where. */
  go: string;
  at: ScreenAddress;
}

interface Tellers {
  now: number;
  format: Formatter;
  /** The address of a list of one's own products. */
  productsAt: (query: OwnProductsQuery) => ScreenAddress;
}

const storeAt = ({ id }: { id: string }): ScreenAddress => `/producer/popup-stores/${id}`;

type Of<Kind extends ToDo['kind']> = Extract<ToDo, { kind: Kind }>;

function lostPicturesTold({ products }: Of<'picturesLost'>, productsAt: Tellers['productsAt']): Told {
  const [first, ...others] = products;
  return {
    icon: 'image',
    title: words.picturesLost(products.map(({ name }) => name)),
    hint: words.picturesLostHint,
    go: words.picturesLostGo,
    at:
      first && others.length === 0
        ? `/producer/products/${first.id}/edit`
        : productsAt({ awaitsPictures: true }),
  };
}

function stockTold(
  { kind, total, names, query }: Of<'soldOut' | 'nearlyOut'>,
  productsAt: Tellers['productsAt'],
): Told {
  const isOver = kind === 'soldOut';
  return {
    icon: isOver ? 'parcel' : 'hourglass',
    title: words[kind](total),
    hint: isOver ? words.soldOutHint(names, total) : words.nearlyOutHint(names, total, PRODUCTS.lowStock),
    go: words.stockGo,
    at: productsAt(query),
  };
}

function momentTold({ kind, store, at }: Of<'opens' | 'closes'>, { now, format }: Tellers): Told {
  const when = words.when(format.daysBetween(now, at), format.time(at), format.day(at));
  return {
    icon: kind === 'opens' ? 'clock' : 'hourglass',
    title: words[kind](store.name, when),
    hint: kind === 'opens' ? words.opensHint : words.closesHint,
    go: words.storeGo,
    at: storeAt(store),
  };
}

function unlawfulTold({ store, gaps }: Of<'unlawful'>): Told {
  const [title, hint] = [words.unlawful(store.name), words.unlawfulHint(gaps)];
  return { icon: 'warning', title, hint, go: words.unlawfulGo, at: storeAt(store) };
}

function lackTold({ kind, store }: Of<'storePicturesLost' | 'bare' | 'undated'>): Told {
  const { name } = store;
  const told = {
    storePicturesLost: {
      icon: 'image',
      title: words.storePicturesLost(name),
      hint: words.storePicturesLostHint,
      go: words.storePicturesLostGo,
      at: storeAt(store),
    },
    undated: {
      icon: 'clock',
      title: words.undated(name),
      hint: words.undatedHint,
      go: words.undatedGo,
      at: storeAt(store),
    },
    bare: {
      icon: 'parcel',
      title: words.bare(name),
      hint: words.bareHint,
      go: words.bareGo,
      at: '/producer/products/new',
    },
  } as const satisfies Record<typeof kind, Told>;
  return told[kind];
}

/** A thing to do in words, and the way to where it is done. */
export function toDoTold(toDo: ToDo, tellers: Tellers): Told {
  const { kind } = toDo;
  if (kind === 'picturesLost') return lostPicturesTold(toDo, tellers.productsAt);
  if (kind === 'soldOut' || kind === 'nearlyOut') return stockTold(toDo, tellers.productsAt);
  if (kind === 'opens' || kind === 'closes') return momentTold(toDo, tellers);
  return kind === 'unlawful' ? unlawfulTold(toDo) : lackTold(toDo);
}
