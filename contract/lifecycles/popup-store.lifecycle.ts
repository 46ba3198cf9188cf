import { setup } from 'xstate';
import { POPUP_STORE_STATUSES, type PopupStore, type PopupStoreStatus } from '../stores/popup-store.ts';
import { nextState } from './lifecycle.ts';

type PopupStoreEvent =
  | { type: 'store.drafted' }
  | { type: 'store.scheduled' }
  | { type: 'store.activated' }
  | { type: 'store.paused' }
  | { type: 'store.ended' }
  | { type: 'store.archived' }
  | { type: ClockEvent };

/** What the clock says to a store once it is its time, and goes on saying. */
type ClockEvent = 'window.opened' | 'window.closed' | 'window.closedTooEarly';

/** The life of a pop-up store (R4.8): the clock opens and closes its window, people do the rest. */
export const popupStoreLifecycle = setup({
  types: {} as { context: Record<string, never>; events: PopupStoreEvent },
}).createMachine({
  id: 'popupStore',
  context: {},
  initial: 'draft',
  states: {
    draft: {
      on: { 'store.scheduled': 'scheduled', 'store.activated': 'active', 'store.archived': 'archived' },
    },
    scheduled: {
      on: {
        'store.drafted': 'draft',
        'store.activated': 'active',
        'store.paused': 'paused',
        'store.archived': 'archived',
        'window.opened': 'active',
        'window.closed': 'ended',
      },
    },
    active: {
      on: {
        'store.paused': 'paused',
        'store.ended': 'ended',
        'store.archived': 'archived',
        'window.closed': 'ended',
      },
    },
    paused: { on: { 'store.activated': 'active', 'store.ended': 'ended', 'store.archived': 'archived' } },
    ended: {
      on: {
        'store.scheduled': 'scheduled',
        'store.activated': 'active',
        'store.archived': 'archived',
        'window.closedTooEarly': 'scheduled',
      },
    },
    archived: { on: { 'store.drafted': 'draft' } },
  },
});

const LEADING_TO: Record<PopupStoreStatus, PopupStoreEvent> = {
  draft: { type: 'store.drafted' },
  scheduled: { type: 'store.scheduled' },
  active: { type: 'store.activated' },
  paused: { type: 'store.paused' },
  ended: { type: 'store.ended' },
  archived: { type: 'store.archived' },
};

/** Whether people may move a store from one status to another in one step (R4.9). */
export const canPopupStoreBecome = (from: PopupStoreStatus, to: PopupStoreStatus): boolean =>
  nextState(popupStoreLifecycle, from, LEADING_TO[to]) === to;

/** An arrow of the chart that the clock goes along. */
interface ClockArrow {
  from: PopupStoreStatus;
  event: ClockEvent;
  to: PopupStoreStatus;
}

const arrowsOf = (event: ClockEvent): ClockArrow[] =>
  POPUP_STORE_STATUSES.flatMap((from) => {
    const next = nextState(popupStoreLifecycle, from, { type: event });
    return POPUP_STORE_STATUSES.filter((to) => to === next).map((to) => ({ from, event, to }));
  });

/** The arrows that the clock goes along, as the chart has them. */
export const CLOCK_ARROWS: readonly ClockArrow[] = [
  ...arrowsOf('window.opened'),
  ...arrowsOf('window.closed'),
];

/** Where a store goes that a wrong clock ended: by the right one it opens again. */
export const UNDOING_ARROWS: readonly ClockArrow[] = arrowsOf('window.closedTooEarly');

type Dated = Pick<PopupStore, 'status' | 'startDate' | 'endDate'>;

/** What the clock says at a moment in ms. An end that has passed closes alone; to open it takes both dates (R4.10). */
function clockEventAt({ startDate, endDate }: Dated, now: number): ClockEvent | null {
  if (!endDate) return null;
  if (Date.parse(endDate) < now) return 'window.closed';
  return startDate && Date.parse(startDate) <= now ? 'window.opened' : null;
}

/** The status of a store by the clock at a moment in ms: what its chart makes of it, or the one that it has (R4.8). */
export function statusByClock(store: Dated, now: number): PopupStoreStatus {
  const said = clockEventAt(store, now);
  return CLOCK_ARROWS.find(({ from, event }) => from === store.status && event === said)?.to ?? store.status;
}
