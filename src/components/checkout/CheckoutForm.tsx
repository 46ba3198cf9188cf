import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CheckoutActorRef } from '../../machines/checkout/checkout.machine.ts';
import { CheckoutSubmitSection } from './CheckoutSubmitSection.tsx';
import { StoreClosingWarnings } from './StoreClosingWarnings.tsx';
import { CheckoutReceipt } from './CheckoutReceipt.tsx';
import type { CheckoutViewProps } from './CheckoutView.tsx';
import { ShippingFields } from './ShippingFields.tsx';

const columns: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 27rem' },
  gap: { base: '10', lg: '16' },
  alignItems: 'start',
};

const selectFocus = ({ context }: SnapshotFrom<CheckoutActorRef>) => context.focus;

/** Checkout form: shipping, receipt, payment and confirmation. */
export function CheckoutForm(props: CheckoutViewProps) {
  const { checkoutRef } = props;
  const ref = useRef<HTMLFormElement>(null);
  const focus = useSelector(checkoutRef, selectFocus);
  useEffect(() => {
    const form = ref.current;
    if (!form || !focus) return;
    const field = 'field' in focus ? form.elements.namedItem(focus.field) : null;
    const part = 'part' in focus && focus.part === 'submit' ? form.querySelector('[type=submit]') : null;
    const place = field ?? part;
    if (place instanceof HTMLElement) place.focus();
  }, [focus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkoutRef.send({ type: 'order.submitted' });
  };
  return (
    <>
      <StoreClosingWarnings {...props} />
      <chakra.form ref={ref} noValidate onSubmit={submit} css={columns} aria-labelledby="page-title">
        <ShippingFields checkoutRef={checkoutRef} />
        <chakra.div display="grid" gap="8" minWidth="0">
          <CheckoutReceipt {...props} />
          <CheckoutSubmitSection {...props} />
        </chakra.div>
      </chakra.form>
    </>
  );
}
