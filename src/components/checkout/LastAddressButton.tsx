import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PostalAddress } from '../../machines/checkout/unsaved-checkout-form.ts';
import type { CheckoutActorRef } from '../../machines/checkout/checkout.machine.ts';
import { Button } from '../forms/Button.tsx';
import { checkoutFormMessages } from './checkout.messages.ts';

/** Order of the fields: setting the postal code also sets the province. */
const FIELDS = ['address', 'postalCode', 'city', 'state'] as const satisfies (keyof PostalAddress)[];

/**
 * Last shipping address, until the form has the same street. It stays visible while typing, so the layout does not shift.
 */
const selectOffered = (snapshot: SnapshotFrom<CheckoutActorRef>) => {
  const { lastAddress, shipping } = snapshot.context;
  return snapshot.matches('open') && shipping.address !== lastAddress?.address ? lastAddress : null;
};

/** Button that fills in the address of the last order, if the form already has part of another address (R5.8). */
export function LastAddressButton({ checkoutRef }: { checkoutRef: CheckoutActorRef }) {
  const offered = useSelector(checkoutRef, selectOffered);
  if (!offered) return null;
  const take = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    for (const field of FIELDS) checkoutRef.send({ type: 'shipping.changed', field, value: offered[field] });
    // The button unmounts, so the street field that it filled takes the focus.
    const street = form?.elements.namedItem('address');
    if (street instanceof HTMLElement) street.focus();
  };
  return (
    <chakra.div display="grid" justifyItems="start" gap="1">
      <Button variant="quiet" size="sm" onClick={take}>
        {checkoutFormMessages.takeLastAddress}
      </Button>
      <chakra.span color="ink2" fontSize="sm" overflowWrap="anywhere">
        {`${offered.address}, ${offered.postalCode} ${offered.city}`}
      </chakra.span>
    </chakra.div>
  );
}
