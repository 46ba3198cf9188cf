import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { OrderChimeActorRef } from '../../../machines/producer/orders/order-chime.machine.ts';
import { choiceChipStyles } from '../../back-office/ChoiceChips.tsx';
import { producerOrdersMessages } from './producer-orders.messages.ts';

const selectIsSounding = (snapshot: SnapshotFrom<OrderChimeActorRef>) => snapshot.matches('sounding');

/** Switch for the sound of new orders, with its conditions. */
export function ChimeSwitch({ chimeRef }: { chimeRef: OrderChimeActorRef }) {
  const { word, name, when } = producerOrdersMessages.chime;
  const isSounding = useSelector(chimeRef, selectIsSounding);
  const id = useId();
  return (
    <>
      <chakra.button
        type="button"
        css={{ ...choiceChipStyles, whiteSpace: 'normal', flexShrink: '1', maxWidth: 'full' }}
        aria-label={name}
        aria-pressed={isSounding}
        aria-describedby={id}
        onClick={() => chimeRef.send({ type: 'sound.switched' })}
      >
        {word}
      </chakra.button>
      <chakra.span id={id} hidden={!isSounding} maxWidth="14rem" color="ink2" fontSize="sm" lineHeight="snug">
        {when}
      </chakra.span>
    </>
  );
}
