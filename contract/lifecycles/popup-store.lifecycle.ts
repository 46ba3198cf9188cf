import { setup } from 'xstate';
import type { PopupStoreStatus } from '../popup-stores/popup-store.ts';
import { nextState } from './lifecycle.ts';

type PopupStoreEvent =
  | { type: 'store.drafted' }
  | { type: 'store.scheduled' }
  | { type: 'store.activated' }
  | { type: 'store.paused' }
  | { type: 'store.ended' }
  | { type: 'store.archived' };

/** The life of a pop-up store (R4.8). The clock moves scheduled to active and active to ended; people the rest. */
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
      },
    },
    active: { on: { 'store.paused': 'paused', 'store.ended': 'ended', 'store.archived': 'archived' } },
    paused: { on: { 'store.activated': 'active', 'store.ended': 'ended', 'store.archived': 'archived' } },
    ended: {
      on: { 'store.scheduled': 'scheduled', 'store.activated': 'active', 'store.archived': 'archived' },
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

/** Whether a store may go from one status to another in one step. */
export const canPopupStoreBecome = (from: PopupStoreStatus, to: PopupStoreStatus): boolean =>
  nextState(popupStoreLifecycle, from, LEADING_TO[to]) === to;
