import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';

interface QuantityStepperProps {
  value: number;
  /** What is counted, for those who listen; absent where the page is about nothing else. */
  of?: string;
  min?: number;
  max: number;
  disabled?: boolean;
  onQuantityChanged: (quantity: number) => void;
}

const step: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'full',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { background: 'sunken' },
  '&:disabled': { color: 'ink2', opacity: '0.5', cursor: 'not-allowed' },
  '&:focus-visible': { borderRadius: 'full' },
};

/** Less, how many, more. */
export function QuantityStepper({
  value,
  of,
  min = 1,
  max,
  disabled = false,
  onQuantityChanged,
}: QuantityStepperProps) {
  const said = (words: string) => (of === undefined ? words : `${words}: ${of}`);
  return (
    <chakra.fieldset
      aria-label={said('Cantidad')}
      display="inline-flex"
      alignItems="center"
      background="raised"
      border="1.5px solid var(--td-colors-edge)"
      borderRadius="full"
    >
      <chakra.button
        type="button"
        aria-label={said('Reducir la cantidad')}
        disabled={disabled || value <= min}
        onClick={() => onQuantityChanged(value - 1)}
        css={step}
      >
        <Icon name="minus" />
      </chakra.button>
      <chakra.output
        aria-live="polite"
        minWidth="2ch"
        fontVariantNumeric="tabular-nums"
        fontWeight="bold"
        textAlign="center"
      >
        {value}
      </chakra.output>
      <chakra.button
        type="button"
        aria-label={said('Aumentar la cantidad')}
        disabled={disabled || value >= max}
        onClick={() => onQuantityChanged(value + 1)}
        css={step}
      >
        <Icon name="plus" />
      </chakra.button>
    </chakra.fieldset>
  );
}
