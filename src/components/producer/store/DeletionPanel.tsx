import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type {
  StoreToDelete,
  StoreDeletionActorRef,
} from '../../../machines/producer/stores/store-deletion.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { storeDeletionRefusalText, storeDeletionMessages } from './producer-store.messages.ts';

type Snapshot = SnapshotFrom<StoreDeletionActorRef>;
const selectFailure = ({ context }: Snapshot) => context.failure;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');

interface DeletionPanelProps {
  actorRef: StoreDeletionActorRef;
  store: StoreToDelete;
}

/** Deletion panel of a store; a store with orders is archived instead (R7.12). */
export function DeletionPanel({ actorRef, store }: DeletionPanelProps) {
  const failure = useSelector(actorRef, selectFailure);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const { action, hint } = storeDeletionMessages;
  return (
    <chakra.div data-part="deletion" display="grid" gap="2" justifyItems="start">
      <Button
        variant="quiet"
        color="danger"
        size="sm"
        busy={isBusy}
        onClick={() =>
          actorRef.send({ type: 'deletion.requested', store: { id: store.id, name: store.name } })
        }
      >
        {action}
      </Button>
      <chakra.p color="ink2" fontSize="sm">
        {hint}
      </chakra.p>
      {failure ? (
        <chakra.p role="alert" data-part="refusal" display="flex" gap="1" color="danger" fontSize="sm">
          <Icon name="warning" size={16} />
          <span>{storeDeletionRefusalText(failure)}</span>
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
