import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { CartActorRef, CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { cartMergePanelMessages, incompleteMergeTexts } from './cart-merge-panel.messages.ts';

const selectMerge = ({ context }: CartSnapshot) => context.mergeSummary;
const selectItems = ({ context }: CartSnapshot) => context.cart.items;

/** Panel with the lines that could not be merged completely after sign-in (R4.18). */
export function CartMergePanel({ cartRef }: { cartRef: CartActorRef }) {
  const titleId = useId();
  const summary = useSelector(cartRef, selectMerge);
  const items = useSelector(cartRef, selectItems);
  const [read, setRead] = useState<typeof summary>(null);
  const details = summary === null ? [] : incompleteMergeTexts(summary, items);
  if (summary === null || details.length === 0 || summary === read) return null;
  return (
    <chakra.section
      aria-labelledby={titleId}
      display="flex"
      gap="3"
      padding="4"
      marginBottom="6"
      background="raised"
      borderRadius="card"
      borderLeft="6px solid var(--td-colors-info)"
    >
      <chakra.span color="info">
        <Icon name="info" size={24} />
      </chakra.span>
      <chakra.div display="grid" gap="2" flex="1" minWidth="0">
        <chakra.h2 id={titleId} fontSize="lg">
          {cartMergePanelMessages.title}
        </chakra.h2>
        <chakra.ul listStyle="disc" paddingLeft="5">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </chakra.ul>
        <div>
          <Button variant="quiet" size="sm" onClick={() => setRead(summary)}>
            {cartMergePanelMessages.read}
          </Button>
        </div>
      </chakra.div>
    </chakra.section>
  );
}
