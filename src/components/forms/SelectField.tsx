import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { Select } from './controls.ts';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { useFieldIds } from './field-ids.ts';

interface SelectControlProps extends Omit<HTMLChakraProps<'select'>, 'onChange' | 'disabled'> {
  /** Cannot be changed now, and keeps the focus. */
  readOnly?: boolean;
  options: readonly { value: string; label: string }[];
  onValueChanged?: ((value: string) => void) | undefined;
}

/** The list of a few by itself, named by whoever shows it. */
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

type SelectFieldProps = Omit<SelectControlProps, 'id'> & FieldWords;

/** One of a few. The system's own list, which every phone does best. */
export function SelectField({ label, hint, error, optional, ...control }: SelectFieldProps) {
  const ids = useFieldIds(hint, error);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} {...ids.frame}>
      <SelectControl {...control} {...ids.control} />
    </FieldFrame>
  );
}
