import { chakra } from '@chakra-ui/react/styled-system';
import { PasswordField } from '../forms/PasswordField.tsx';
import type { TextFieldProps } from '../forms/TextField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

/** A password that is chosen here. Its length is not cut: what a manager fills in must be what is kept. */
export function NewPasswordField(field: Omit<TextFieldProps, 'type' | 'end'> & { value: string }) {
  return (
    <chakra.div display="grid" gap="3">
      <PasswordField {...field} autoComplete="new-password" />
      <PasswordRules password={field.value} />
    </chakra.div>
  );
}
