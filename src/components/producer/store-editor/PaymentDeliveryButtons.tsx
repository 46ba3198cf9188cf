import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/Icon.tsx';
import { choiceChipStyles } from '../../back-office/ChoiceChips.tsx';
import { paymentDeliveryMessages } from './payment-delivery.messages.ts';

interface PaymentDeliveryButtonsProps<Kind> {
  methods: readonly { kind: Kind; label: string }[];
  onAdded: (kind: Kind) => void;
}

/** Buttons that add a payment or delivery method. */
export const PaymentDeliveryButtons = <Kind extends string>({
  methods,
  onAdded,
}: PaymentDeliveryButtonsProps<Kind>) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    {methods.map(({ kind, label }) => (
      <chakra.button
        key={kind}
        type="button"
        aria-label={`${paymentDeliveryMessages.add} ${label}`}
        css={choiceChipStyles}
        display="inline-flex"
        alignItems="center"
        gap="1"
        onClick={() => onAdded(kind)}
      >
        <Icon name="plus" size={14} />
        <span>{label}</span>
      </chakra.button>
    ))}
  </chakra.div>
);
