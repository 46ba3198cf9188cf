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

/** Clock events of a store. They can repeat, because their time condition stays true. */
type ClockEvent = 'window.opened' | 'window.closed' | 'window.closedTooEarly';

/** Popup store lifecycle (R4.8): the clock opens and closes the store at its dates; people cause all other changes. */
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

/** True if people may move a store from one status to another in one step (R4.9). */
export const canPopupStoreBecome = (from: PopupStoreStatus, to: PopupStoreStatus): boolean =>
  nextState(popupStoreLifecycle, from, LEADING_TO[to]) === to;

/** Transition of the lifecycle that the clock causes. */
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

/** All clock transitions, derived from the lifecycle. */
export const CLOCK_TRANSITIONS: readonly ClockArrow[] = [
  ...arrowsOf('window.opened'),
  ...arrowsOf('window.closed'),
];

/** Transitions that reopen a store which a wrong clock ended too early. */
export const REOPENING_TRANSITIONS: readonly ClockArrow[] = arrowsOf('window.closedTooEarly');

type Dated = Pick<PopupStore, 'status' | 'startDate' | 'endDate'>;

/** Clock event at `now` (ms). A past end date closes a store without a start date; opening needs both dates (R4.10). */
function clockEventAt({ startDate, endDate }: Dated, now: number): ClockEvent | null {
  if (!endDate) return null;
  if (Date.parse(endDate) < now) return 'window.closed';
  return startDate && Date.parse(startDate) <= now ? 'window.opened' : null;
}

/** Store status by the clock at `now` (ms): the next status of its lifecycle, or the stored status (R4.8). */
export function statusByClock(store: Dated, now: number): PopupStoreStatus {
  const said = clockEventAt(store, now);
  return (
    CLOCK_TRANSITIONS.find(({ from, event }) => from === store.status && event === said)?.to ?? store.status
  );
}
