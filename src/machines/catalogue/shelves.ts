import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import { type OpeningState, openingStateAt } from '../../../contract/stores/opening-state.ts';

/** Stores by opening state. Open ones sort by closing, upcoming ones by opening, ended ones latest first. */
export interface Shelves {
  open: PopupStoreCard[];
  upcoming: PopupStoreCard[];
  ended: PopupStoreCard[];
}

const timeOf = (instant: string | null) => (instant ? Date.parse(instant) : 0);
const by = (date: 'startDate' | 'endDate') => (one: PopupStoreCard, other: PopupStoreCard) =>
  timeOf(one[date]) - timeOf(other[date]);

/** Groups stores by their state at `now`, in ms UTC. Stores that do not sell are left out. */
export function groupIntoShelves(stores: readonly PopupStoreCard[], now: number): Shelves {
  const shelf = (window: OpeningState) => stores.filter((store) => openingStateAt(store, now) === window);
  return {
    open: shelf('open').toSorted(by('endDate')),
    upcoming: shelf('upcoming').toSorted(by('startDate')),
    ended: shelf('ended').toSorted(by('endDate')).toReversed(),
  };
}

const sameStores = (one: PopupStoreCard[], other: PopupStoreCard[]) =>
  one.length === other.length && one.every((store, index) => store === other[index]);

/** Groups the same stores again at a later time, in ms UTC. A group without changes keeps its identity. */
export function regroupShelves({ open, upcoming, ended }: Shelves, now: number): Shelves {
  const next = groupIntoShelves([...open, ...upcoming, ...ended], now);
  return {
    open: sameStores(open, next.open) ? open : next.open,
    upcoming: sameStores(upcoming, next.upcoming) ? upcoming : next.upcoming,
    ended: sameStores(ended, next.ended) ? ended : next.ended,
  };
}
