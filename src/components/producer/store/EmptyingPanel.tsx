import { Progress } from '@chakra-ui/react/progress';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { StoreEmptyingActorRef } from '../../../machines/producer/stores/store-emptying.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { EmptyingOutcome } from './EmptyingOutcome.tsx';
import { storeEmptyingMessages } from './producer-store.messages.ts';

type Snapshot = SnapshotFrom<StoreEmptyingActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsEmptying = (snapshot: Snapshot) => snapshot.matches('emptying');

/** Indeterminate progress: the deletion is one transaction, so there are no intermediate counts. */
function Going({ count }: { count: number }) {
  const { number } = useFormatter();
  const { progress, emptying } = storeEmptyingMessages;
  return (
    <Progress.Root value={null} display="grid" gap="1" width="full" maxWidth="30rem">
      <Progress.Track aria-label={progress} borderRadius="full" background="sunken">
        <Progress.Range background="action" />
      </Progress.Track>
      <chakra.output display="block" fontSize="sm" color="ink2" fontVariantNumeric="tabular-nums">
        {emptying(count, number(count))}
      </chakra.output>
    </Progress.Root>
  );
}

interface EmptyingPanelProps {
  actorRef: StoreEmptyingActorRef;
  /** False if the store has no products: the button is hidden, but the outcome stays. */
  hasGoods: boolean;
}

/** Panel that deletes all products of a store, with the outcome (R3.15, R7.16). */
export function EmptyingPanel({ actorRef, hasGoods }: EmptyingPanelProps) {
  const context = useSelector(actorRef, selectContext);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const isEmptying = useSelector(actorRef, selectIsEmptying);
  const { counted } = context;
  const { action, hint } = storeEmptyingMessages;
  return (
    <chakra.div data-part="emptying" display="grid" gap="2" justifyItems="start">
      {hasGoods || isBusy ? (
        <>
          <Button
            variant="quiet"
            color="danger"
            size="sm"
            busy={isBusy}
            onClick={() => actorRef.send({ type: 'emptying.requested' })}
          >
            {action}
          </Button>
          <chakra.p color="ink2" fontSize="sm">
            {hint}
          </chakra.p>
        </>
      ) : null}
      {isEmptying && counted ? <Going count={counted.found - counted.foreign} /> : null}
      {isEmptying ? null : <EmptyingOutcome context={context} isCounting={isBusy} />}
    </chakra.div>
  );
}
