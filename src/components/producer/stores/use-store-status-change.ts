import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { PopupStore, PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { storeStatusRefusalText } from './store-status.messages.ts';

type Snapshot = SnapshotFrom<StoreStatusActorRef>;
const selectWished = ({ context }: Snapshot) => context.wish?.store.id ?? null;
const selectFailure = ({ context }: Snapshot) => context.failure;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');

/** Status change of a store as hook: busy state, refusal and the function that requests one (R4.8, R4.9). */
export function useStoreStatusChange(
  statusRef: StoreStatusActorRef,
  { id, name, status }: Pick<PopupStore, 'id' | 'name' | 'status'>,
) {
  const isMeant = useSelector(statusRef, selectWished) === id;
  const failure = useSelector(statusRef, selectFailure);
  const isBusy = useSelector(statusRef, selectIsBusy);
  return {
    isBusy: isMeant && isBusy,
    refusal: isMeant && failure ? storeStatusRefusalText(failure) : null,
    choose: (chosen: PopupStoreStatus) =>
      statusRef.send({ type: 'status.chosen', wish: { store: { id, name, status }, status: chosen } }),
  };
}
