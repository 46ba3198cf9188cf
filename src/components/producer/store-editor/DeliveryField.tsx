import { chakra } from '@chakra-ui/react/styled-system';
import { DELIVERY_KINDS } from '../../../../contract/stores/owner-info.ts';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import { blankDelivery, type DeliveryMethod } from '../../../../contract/stores/store-form-values.ts';
import { TextField } from '../../forms/TextField.tsx';
import { Panel } from '../../layout/Panel.tsx';
import type { StoreStepProps } from './store-step-props.ts';
import { PaymentDeliveryButtons } from './PaymentDeliveryButtons.tsx';
import { PaymentDeliveryFrame } from './PaymentDeliveryFrame.tsx';
import { deliveryMethodLabels, paymentDeliveryMessages } from './payment-delivery.messages.ts';

const MOST = 8;

/** Delivery methods of a store with their costs (R5.4). */
export function DeliveryField({ values: { delivery }, errors, isBusy, onChanged, onLeft }: StoreStepProps) {
  const { price, freeFrom, days } = paymentDeliveryMessages;
  return (
    <Panel title={paymentDeliveryMessages.delivery} lead={paymentDeliveryMessages.deliveryHint}>
      {delivery.map((one, place) => {
        const { label, note } = deliveryMethodLabels[one.kind];
        const part = (field: Exclude<keyof DeliveryMethod, 'kind'>) => {
          const name = `delivery.${place}.${field}`;
          return {
            name,
            value: one[field],
            error: errors[name],
            readOnly: isBusy,
            autoComplete: 'off',
            onValueChanged: (value: string) =>
              onChanged('delivery', delivery.with(place, { ...one, [field]: value })),
            onBlur: () => onLeft(name),
          };
        };
        return (
          // Methods of one kind, such as two delivery zones, differ only by position.
          <PaymentDeliveryFrame
            key={`${one.kind}${place}`}
            label={label}
            onRemoved={() => onChanged('delivery', delivery.toSpliced(place, 1))}
          >
            <TextField {...part('note')} {...note} maxLength={LENGTHS.notes} />
            {one.kind === 'shipping' ? (
              <chakra.div
                display="grid"
                gap="4"
                alignItems="start"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
              >
                <TextField {...part('price')} {...price} inputMode="decimal" />
                <TextField {...part('freeFrom')} {...freeFrom} inputMode="decimal" />
                <TextField {...part('days')} {...days} inputMode="numeric" />
              </chakra.div>
            ) : null}
          </PaymentDeliveryFrame>
        );
      })}
      {delivery.length < MOST ? (
        <PaymentDeliveryButtons
          methods={DELIVERY_KINDS.map((kind) => ({ kind, label: deliveryMethodLabels[kind].label }))}
          onAdded={(kind) => onChanged('delivery', [...delivery, blankDelivery(kind)])}
        />
      ) : null}
    </Panel>
  );
}
