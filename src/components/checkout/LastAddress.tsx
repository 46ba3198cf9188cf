import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Address } from '../../machines/checkout/checkout.draft.ts';
import type { CheckoutActorRef } from '../../machines/checkout/checkout.machine.ts';
import { Button } from '../forms/Button.tsx';
import { checkoutSentences } from './checkout.messages.ts';

/** The postal code before the province, which it brings along. */
const FIELDS = ['address', 'postalCode', 'city', 'state'] as const satisfies (keyof Address)[];

/** Where the last order went, until it is said; nothing moves away from under whoever types. */
const selectOffered = (snapshot: SnapshotFrom<CheckoutActorRef>) => {
  const { lastAddress, shipping } = snapshot.context;
  return snapshot.matches('open') && shipping.address !== lastAddress?.address ? lastAddress : null;
};

/** The address of the last order at one press, where part of another one stood already (R5.8). */
export function LastAddress({ checkoutRef }: { checkoutRef: CheckoutActorRef }) {
  const offered = useSelector(checkoutRef, selectOffered);
  if (!offered) return null;
  const take = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    for (const field of FIELDS) checkoutRef.send({ type: 'shipping.changed', field, value: offered[field] });
    // The button goes away: what it filled in is where one reads on.
    const street = form?.elements.namedItem('address');
    if (street instanceof HTMLElement) street.focus();
  };
  return (
    <chakra.div display="grid" justifyItems="start" gap="1">
      <Button variant="quiet" size="sm" onClick={take}>
        {checkoutSentences.takeLastAddress}
      </Button>
      <chakra.span color="ink2" fontSize="sm" overflowWrap="anywhere">
        {`${offered.address}, ${offered.postalCode} ${offered.city}`}
      </chakra.span>
    </chakra.div>
  );
}
