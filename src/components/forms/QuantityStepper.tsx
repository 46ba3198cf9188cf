import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';

interface QuantityStepperProps {
  value: number;
  /** Accessible name of the counted product; omitted if the page has only one. */
  of?: string;
  min?: number;
  /** Upper limit of the buttons. A larger typed quantity is passed on, and the cart refuses it. */
  max: number;
  onQuantityChanged: (quantity: number) => void;
}

const step: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'full',
  cursor: 'pointer',
  '&:hover:not([aria-disabled=true])': { background: 'sunken' },
  '&[aria-disabled=true]': { color: 'ink2', opacity: '0.5', cursor: 'not-allowed' },
  '&:focus-visible': { borderRadius: 'full' },
};

const typed: SystemStyleObject = {
  width: '100%',
  maxWidth: '2.25rem',
  minWidth: '2ch',
  padding: '0',
  height: 'touch',
  background: 'transparent',
  borderRadius: 'tag',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'bold',
  textAlign: 'center',
  '&:focus-visible': { outlineOffset: '-5px' },
};

/** Last quantity shown by each field. Not a DOM attribute, because that would cause a hydration mismatch. */
const shownIn = new WeakMap<HTMLInputElement, string>();

/**
 * Updates the field if the quantity has changed, so that typed text survives renders.
 * At hydration, text in the focused field stays, and text typed earlier is applied.
 */
function show(field: HTMLInputElement, value: string, take: (field: HTMLInputElement) => void) {
  const shown = shownIn.get(field);
  if (shown === value) return;
  shownIn.set(field, value);
  if (shown === undefined && field === document.activeElement) return;
  if (shown === undefined && field.value !== field.defaultValue) take(field);
  else field.value = value;
}

/**
 * Quantity stepper with a text field; typed numbers apply on Enter or blur. A button at its limit stays focusable, so
 * that it does not lose the focus when pressed.
 */
export function QuantityStepper({ value, of, min = 1, max, onQuantityChanged }: QuantityStepperProps) {
  const said = (words: string) => (of === undefined ? words : `${words}: ${of}`);
  const take = (field: HTMLInputElement) => {
    const wanted = /^\d+$/.test(field.value.trim()) ? Math.max(min, Number(field.value)) : value;
    field.value = String(value);
    if (wanted !== value) onQuantityChanged(wanted);
  };
  return (
    <chakra.fieldset
      aria-label={said('Cantidad')}
      display="inline-flex"
      minWidth="0"
      alignItems="center"
      background="raised"
      border="1.5px solid var(--td-colors-edge)"
      borderRadius="full"
    >
      <chakra.button
        type="button"
        aria-label={said('Reducir la cantidad')}
        aria-disabled={value <= min}
        onClick={() => value > min && onQuantityChanged(value - 1)}
        css={step}
      >
        <Icon name="minus" />
      </chakra.button>
      <chakra.input
        aria-label={said('Unidades')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={value}
        ref={(field: HTMLInputElement | null) => field && show(field, String(value), take)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={({ currentTarget }) => take(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') take(currentTarget);
        }}
        css={typed}
      />
      <chakra.output aria-live="polite" css={visuallyHiddenStyles}>
        {value}
      </chakra.output>
      <chakra.button
        type="button"
        aria-label={said('Aumentar la cantidad')}
        aria-disabled={value >= max}
        onClick={() => value < max && onQuantityChanged(value + 1)}
        css={step}
      >
        <Icon name="plus" />
      </chakra.button>
    </chakra.fieldset>
  );
}
