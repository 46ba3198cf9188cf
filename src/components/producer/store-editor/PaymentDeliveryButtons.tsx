import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/Icon.tsx';
import { choiceChipStyles } from '../../back-office/ChoiceChips.tsx';
import { paymentDeliveryMessages } from './payment-delivery.messages.ts';

interface WayButtonsProps<Kind> {
  ways: readonly { kind: Kind; way: string }[];
  onAdded: (kind: Kind) => void;
}

/** Buttons that add a payment or delivery method. */
export const MethodButtons = <Kind extends string>({ ways, onAdded }: WayButtonsProps<Kind>) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    {ways.map(({ kind, way }) => (
      <chakra.button
        key={kind}
        type="button"
        aria-label={`${paymentDeliveryMessages.add} ${way}`}
        css={choiceChipStyles}
        display="inline-flex"
        alignItems="center"
        gap="1"
        onClick={() => onAdded(kind)}
      >
        <Icon name="plus" size={14} />
        <span>{way}</span>
      </chakra.button>
    ))}
  </chakra.div>
);
