import { LENGTHS } from '../../../contract/values/lengths.ts';
import { TextField, type TextFieldProps } from '../forms/TextField.tsx';

/** The address that names an account; password managers take it for its user name. */
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
