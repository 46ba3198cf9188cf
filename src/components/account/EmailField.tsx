import { LENGTHS } from '../../../contract/values/lengths.ts';
import { TextField, type TextFieldProps } from '../forms/TextField.tsx';

/** E-mail input of an account; `autocomplete="username"` for password managers. */
export function EmailField(field: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={LENGTHS.email}
      {...field}
    />
  );
}
