import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { CartActorRef } from '../../machines/cart/cart.machine.ts';
import { Icon } from '../icons/Icon.tsx';
import { unsentCartChangesText } from './unsent-cart-changes.messages.ts';
import { countUnsentChanges } from './unsent-changes.ts';

/**
 * Live region with the number of changes waiting for the connection. Always rendered, so that screen readers announce it
 * (R4.17).
 */
export function UnsentCartChanges({ cartRef }: { cartRef: CartActorRef }) {
  const count = useSelector(cartRef, countUnsentChanges);
  return (
    <chakra.output display="block">
      {count > 0 ? (
        <chakra.span
          display="flex"
          alignItems="center"
          gap="3"
          padding="4"
          marginBottom="4"
          background="sunken"
          borderRadius="card"
          borderLeft="6px solid var(--td-colors-soon)"
        >
          <Icon name="hourglass" size={24} />
          <chakra.span>{unsentCartChangesText(count)}</chakra.span>
        </chakra.span>
      ) : null}
    </chakra.output>
  );
}
