import { chakra } from '@chakra-ui/react/styled-system';
import { PasswordField } from '../forms/PasswordField.tsx';
import type { TextFieldProps } from '../forms/TextField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

/** New-password input. It sets no maximum length: truncation would change a password from a password manager. */
export function NewPasswordField(field: Omit<TextFieldProps, 'type' | 'end'> & { value: string }) {
  return (
    <chakra.div display="grid" gap="3">
      <PasswordField {...field} autoComplete="new-password" />
      <PasswordRules password={field.value} />
    </chakra.div>
  );
}
