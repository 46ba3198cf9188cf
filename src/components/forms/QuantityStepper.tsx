import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';

interface QuantityStepperProps {
  value: number;
  /** What is counted, for those who listen. */
  label: string;
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
  label,
  min = 1,
  max,
  disabled = false,
  onQuantityChanged,
}: QuantityStepperProps) {
  return (
    <chakra.fieldset
      aria-label={label}
      display="inline-flex"
      alignItems="center"
      background="raised"
      border="1.5px solid var(--td-colors-edge)"
      borderRadius="full"
    >
      <chakra.button
        type="button"
        aria-label={`Quitar uno: ${label}`}
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
        aria-label={`Añadir uno: ${label}`}
        disabled={disabled || value >= max}
        onClick={() => onQuantityChanged(value + 1)}
        css={step}
      >
        <Icon name="plus" />
      </chakra.button>
    </chakra.fieldset>
  );
}
