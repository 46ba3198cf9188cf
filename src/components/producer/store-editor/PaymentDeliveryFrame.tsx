import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { paymentDeliveryMessages } from './payment-delivery.messages.ts';

interface PaymentDeliveryFrameProps {
  label: string;
  onRemoved: () => void;
  children: ReactNode;
}

/** Frame of a payment or delivery method with its fields. */
export function PaymentDeliveryFrame({ label, onRemoved, children }: PaymentDeliveryFrameProps) {
  return (
    <chakra.fieldset
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      margin="0"
      padding={{ base: '3', md: '4' }}
      background="sunken"
      border="0"
      borderRadius="card"
      minWidth="0"
    >
      <chakra.legend srOnly>{label}</chakra.legend>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.span aria-hidden="true" fontWeight="bold">
          {label}
        </chakra.span>
        <Button
          variant="plain"
          size="sm"
          aria-label={paymentDeliveryMessages.removeOf(label)}
          onClick={onRemoved}
        >
          <Icon name="trash" size={18} />
          <span>{paymentDeliveryMessages.remove}</span>
        </Button>
      </chakra.div>
      {children}
    </chakra.fieldset>
  );
}
