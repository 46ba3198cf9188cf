import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Hint } from './Hint.tsx';

interface CheckboxFieldProps extends Omit<HTMLChakraProps<'input'>, 'onChange' | 'type'> {
  label: ReactNode;
  error?: string | null;
  onCheckedChanged?: (checked: boolean) => void;
}

/** Yes or no. */
export function CheckboxField({ label, error, onCheckedChanged, ...control }: CheckboxFieldProps) {
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="flex-start"
      minHeight="touch"
      paddingBlock="2"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        flexShrink="0"
        width="1.375rem"
        height="1.375rem"
        marginTop="0.125rem"
        accentColor="var(--td-colors-action)"
        {...(error ? { 'aria-invalid': true } : {})}
        {...control}
        onChange={(event) => onCheckedChanged?.(event.currentTarget.checked)}
      />
      <span>
        {label}
        {error ? <Hint>{error}</Hint> : null}
      </span>
    </chakra.label>
  );
}
