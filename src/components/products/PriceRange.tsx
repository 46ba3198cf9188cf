import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import { Button } from '../forms/Button.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Icon } from '../icons/Icon.tsx';
import { productListMessages } from './product-list.messages.ts';

/** Escape closes it, as it closes everything else that lies over the page. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

interface PriceRangeProps {
  /** In currency units. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
}

const handle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '3rem',
  paddingInline: '4',
  background: 'raised',
  border: '1.5px solid',
  borderColor: 'edge',
  borderRadius: '8px',
  fontWeight: 'semibold',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { borderColor: 'ink' },
};

const sheet: SystemStyleObject = {
  position: 'absolute',
  right: '0',
  top: 'calc(100% + 0.5rem)',
  zIndex: 'raised',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: '3',
  width: 'min(22rem, calc(100vw - 2rem))',
  padding: '4',
  background: 'raised',
  border: '1px solid var(--td-colors-line)',
  borderRadius: 'card',
  boxShadow: 'stall',
};

const written = (amount: number | undefined) =>
  amount === undefined ? '' : String(amount).replace('.', ',');

const AMOUNT = {
  inputMode: 'decimal',
  autoComplete: 'off',
  pattern: '\\d{1,9}([.,]\\d{1,2})?',
  title: 'Por ejemplo 12 o 12,50',
} as const;

/** From what to what it may cost, behind a button of its own; opens without any script. */
export function PriceRange({ minPrice, maxPrice }: PriceRangeProps) {
  return (
    <chakra.details position="relative" onKeyDown={closeOnEscape}>
      <chakra.summary css={handle}>
        <Icon name="tag" />
        {productListMessages.price}
      </chakra.summary>
      <chakra.div css={sheet} key={`${minPrice}-${maxPrice}`}>
        <TextField
          label={productListMessages.minPrice}
          name="minPrice"
          defaultValue={written(minPrice)}
          {...AMOUNT}
        />
        <TextField
          label={productListMessages.maxPrice}
          name="maxPrice"
          defaultValue={written(maxPrice)}
          {...AMOUNT}
        />
        <chakra.div gridColumn="1 / -1">
          <Button type="submit" wide>
            {productListMessages.apply}
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.details>
  );
}
