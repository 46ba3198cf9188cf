import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { NextStatusButton } from '../stores/NextStatusButton.tsx';
import { StatusRefusal } from '../stores/StatusRefusal.tsx';
import { useStoreStatusChange } from '../stores/use-store-status-change.ts';

/** Buttons that pause and open the current store, with the server's refusal (R4.8, R4.9). */
export function MainStoreStatus({ store, statusRef }: { store: PopupStore; statusRef: StoreStatusActorRef }) {
  const { isBusy, refusal, choose } = useStoreStatusChange(statusRef, store);
  return (
    <>
      <NextStatusButton store={store} isBusy={isBusy} isQuiet={store.status === 'active'} onChosen={choose} />
      {refusal ? (
        <chakra.div flexBasis="full">
          <StatusRefusal text={refusal} />
        </chakra.div>
      ) : null}
    </>
  );
}
