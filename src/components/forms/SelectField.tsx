import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { Select } from './controls.ts';
import { FieldFrame, type FieldTextProps } from './FieldFrame.tsx';
import { useFieldIds } from './field-ids.ts';

interface SelectControlProps extends Omit<HTMLChakraProps<'select'>, 'onChange' | 'disabled'> {
  /** Read-only for now, but still focusable. */
  readOnly?: boolean;
  options: readonly { value: string; label: string }[];
  onValueChanged?: ((value: string) => void) | undefined;
}

/** Select without label; the caller provides its accessible name. */
export const SelectControl = ({ options, readOnly, onValueChanged, ...control }: SelectControlProps) => (
  <chakra.span position="relative" display="block">
    <Select
      appearance="none"
      paddingRight="10"
      {...control}
      aria-disabled={readOnly}
      onChange={(event) => readOnly || onValueChanged?.(event.currentTarget.value)}
    >
      {options.map(({ value, label: word }) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </Select>
    <chakra.span
      position="absolute"
      right="3"
      top="0"
      bottom="0"
      display="grid"
      alignContent="center"
      pointerEvents="none"
    >
      <Icon name="chevronDown" />
    </chakra.span>
  </chakra.span>
);

type SelectFieldProps = Omit<SelectControlProps, 'id'> & FieldTextProps;

/** Select field with label; native, because phones show their own picker. */
export function SelectField({ label, hint, error, optional, ...control }: SelectFieldProps) {
  const ids = useFieldIds(hint, error);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} {...ids.frame}>
      <SelectControl {...control} {...ids.control} />
    </FieldFrame>
  );
}
