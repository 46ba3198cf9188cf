import { PAYMENT_KINDS } from '../../../../contract/stores/owner-info.ts';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import { TextField } from '../../forms/TextField.tsx';
import { Panel } from '../../layout/Panel.tsx';
import type { StoreStepProps } from './store-step-props.ts';
import { PaymentDeliveryButtons } from './PaymentDeliveryButtons.tsx';
import { PaymentDeliveryFrame } from './PaymentDeliveryFrame.tsx';
import {
  paymentNoteLabel,
  paymentMethodLabels,
  paymentDeliveryMessages,
} from './payment-delivery.messages.ts';

/** Payment methods of a store with the information for shoppers (R5.4). */
export function PaymentField({ values: { payment }, errors, isBusy, onChanged, onLeft }: StoreStepProps) {
  const left = PAYMENT_KINDS.filter((kind) => !payment.some((one) => one.kind === kind));
  return (
    <Panel title={paymentDeliveryMessages.payment} lead={paymentDeliveryMessages.paymentHint}>
      {payment.map(({ kind, note }, place) => {
        const { label, hint } = paymentMethodLabels[kind];
        const name = `payment.${place}.note`;
        return (
          // Methods of one kind differ only by position.
          <PaymentDeliveryFrame
            key={`${kind}${place}`}
            label={label}
            onRemoved={() => onChanged('payment', payment.toSpliced(place, 1))}
          >
            <TextField
              name={name}
              label={paymentNoteLabel}
              hint={hint}
              value={note}
              error={errors[name]}
              readOnly={isBusy}
              maxLength={LENGTHS.notes}
              onValueChanged={(value) => onChanged('payment', payment.with(place, { kind, note: value }))}
              onBlur={() => onLeft(name)}
            />
          </PaymentDeliveryFrame>
        );
      })}
      <PaymentDeliveryButtons
        methods={left.map((kind) => ({ kind, label: paymentMethodLabels[kind].label }))}
        onAdded={(kind) => onChanged('payment', [...payment, { kind, note: '' }])}
      />
    </Panel>
  );
}
