import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { CheckoutActorRef } from '../../machines/checkout/checkout.machine.ts';
import { LastAddressButton } from './LastAddressButton.tsx';
import { ShippingField } from './ShippingField.tsx';

interface PartProps {
  title: string;
  lead: string;
  children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  return (
    <chakra.fieldset display="grid" gap="5" border="0" padding="0" margin="0" minWidth="0">
      <chakra.legend
        fontFamily="heading"
        fontSize="2xl"
        fontWeight="bold"
        lineHeight="snug"
        marginBottom="2"
        padding="0"
      >
        {title}
      </chakra.legend>
      <chakra.p color="ink2" maxWidth="text">
        {lead}
      </chakra.p>
      {children}
    </chakra.fieldset>
  );
}

const row = { base: '1fr', md: '10rem minmax(0, 1fr)' };

/** Shipping fields: recipient, address and contact (R5.8, R5.9). */
export function ShippingFields({ checkoutRef }: { checkoutRef: CheckoutActorRef }) {
  const field = (name: Parameters<typeof ShippingField>[0]['name']) => (
    <ShippingField checkoutRef={checkoutRef} name={name} />
  );
  return (
    <chakra.div display="grid" gap="10" minWidth="0">
      <Part title="¿A dónde lo mandamos?" lead="Cada productor te envía lo suyo a esta dirección.">
        <LastAddressButton checkoutRef={checkoutRef} />
        {field('fullName')}
        {field('address')}
        <chakra.div display="grid" gridTemplateColumns={row} gap="5">
          {field('postalCode')}
          {field('city')}
        </chakra.div>
        {field('state')}
      </Part>
      <Part title="¿Cómo te localizan?" lead="Solo lo verán quienes te vendan algo en este pedido.">
        {field('phone')}
        {field('email')}
        {field('notes')}
      </Part>
    </chakra.div>
  );
}
