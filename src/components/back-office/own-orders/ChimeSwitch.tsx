import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OrderChimeActorRef } from '../../../machines/order-chime/order-chime.machine.ts';
import { chip } from '../ChoiceChips.tsx';
import { ownOrdersMessages } from './own-orders.messages.ts';

const selectIsSounding = (snapshot: SnapshotFrom<OrderChimeActorRef>) => snapshot.matches('sounding');

/** Whether new orders are heard. */
export function ChimeSwitch({ chimeRef }: { chimeRef: OrderChimeActorRef }) {
  const { word, name } = ownOrdersMessages.chime;
  const isSounding = useSelector(chimeRef, selectIsSounding);
  return (
    <chakra.button
      type="button"
      css={chip}
      aria-label={name}
      aria-pressed={isSounding}
      onClick={() => chimeRef.send({ type: 'sound.switched' })}
    >
      {word}
    </chakra.button>
  );
}
