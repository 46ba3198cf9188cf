import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Input } from './controls.ts';
import { FieldFrame, type FieldTextProps } from './FieldFrame.tsx';
import { useFieldIds } from './field-ids.ts';

export interface TextFieldProps extends Omit<HTMLChakraProps<'input'>, 'onChange' | 'id'>, FieldTextProps {
  onValueChanged?: (value: string) => void;
  /** Content inside the field at its end. */
  end?: ReactNode;
}

/** Single-line text field. The browser autofills it only if `autoComplete` is set. */
export function TextField({ label, hint, error, optional, onValueChanged, end, ...control }: TextFieldProps) {
  const ids = useFieldIds(hint, error);
  const input = (
    <Input
      type="text"
      autoComplete="off"
      {...control}
      {...ids.control}
      onChange={onValueChanged && ((event) => onValueChanged(event.currentTarget.value))}
    />
  );
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} {...ids.frame}>
      {end ? (
        <span style={{ position: 'relative', display: 'block' }}>
          {input}
          <span style={{ position: 'absolute', right: 2, top: 2 }}>{end}</span>
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
