import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ShippingValues } from '../../machines/checkout/unsaved-checkout-form.ts';
import type { CheckoutActorRef } from '../../machines/checkout/checkout.machine.ts';
import { POSTAL_CODE_KEYBOARD } from '../forms/postal-code-keyboard.ts';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { TextField, type TextFieldProps } from '../forms/TextField.tsx';
import { postalCodeHint, provinceHint, shippingFields, shippingHints } from './checkout.messages.ts';

type Name = keyof ShippingValues;

interface ShippingFieldProps {
  checkoutRef: CheckoutActorRef;
  name: Name;
}

const KEYBOARDS: Partial<
  Record<Name, Pick<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>>
> = {
  postalCode: POSTAL_CODE_KEYBOARD,
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
};

const selectIsEditable = (snapshot: SnapshotFrom<CheckoutActorRef>) => snapshot.matches('open');

/** Shipping field connected to the checkout. Its value stays readable while the order is being sent. */
export function ShippingField({ checkoutRef, name }: ShippingFieldProps) {
  const value = useSelector(checkoutRef, ({ context }) => context.shipping[name]);
  const error = useSelector(checkoutRef, ({ context }) => context.errors[name]);
  const hint = useSelector(checkoutRef, ({ context: { shipping, left } }) => {
    if (name === 'state') return provinceHint(shipping);
    if (name === 'postalCode') return postalCodeHint(shipping.postalCode, left.includes(name));
    return shippingHints[name];
  });
  const isEditable = useSelector(checkoutRef, selectIsEditable);
  const { label, autoComplete, maxLength, isRequired } = shippingFields[name];
  const field = {
    name,
    label,
    value,
    error,
    autoComplete,
    maxLength,
    required: isRequired,
    optional: !isRequired,
    readOnly: !isEditable,
    hint,
    onValueChanged: (text: string) =>
      checkoutRef.send({ type: 'shipping.changed', field: name, value: text }),
    onBlur: () => checkoutRef.send({ type: 'shipping.left', field: name }),
  };
  return name === 'notes' ? (
    <TextAreaField {...field} rows={3} />
  ) : (
    <TextField {...field} {...KEYBOARDS[name]} />
  );
}
