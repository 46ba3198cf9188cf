import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Textarea } from './controls.ts';
import { FieldFrame, type FieldTextProps } from './FieldFrame.tsx';
import { useFieldIds } from './field-ids.ts';

interface TextAreaFieldProps extends Omit<HTMLChakraProps<'textarea'>, 'onChange' | 'id'>, FieldTextProps {
  onValueChanged?: (value: string) => void;
}

/** Multi-line text field. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  onValueChanged,
  ...control
}: TextAreaFieldProps) {
  const ids = useFieldIds(hint, error);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} {...ids.frame}>
      <Textarea
        rows={4}
        // Height by `rows`; the back-office theme would otherwise force one line.
        height="auto"
        {...control}
        {...ids.control}
        onChange={onValueChanged && ((event) => onValueChanged(event.currentTarget.value))}
      />
    </FieldFrame>
  );
}
