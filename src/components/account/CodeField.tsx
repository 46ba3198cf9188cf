import { CODE_LIMITS } from '../../../contract/auth/code-limits.ts';
import { TextField, type TextFieldProps } from '../forms/TextField.tsx';
import { codeMessages } from './confirm-account.messages.ts';

/** Digits of a code in pasted text, at most the length of a code. */
const figuresIn = (text: string) => text.replaceAll(/\D/g, '').slice(0, CODE_LIMITS.length);

/** Input for an e-mailed code; accepts pasted text around the digits and the phone's autofill (one-time code). */
export function CodeField({ onValueChanged, ...field }: TextFieldProps) {
  return (
    <TextField
      {...field}
      hint={codeMessages.hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      fontFamily="mono"
      fontSize="2xl"
      letterSpacing="0.35em"
      maxWidth="15rem"
      onValueChanged={(text) => onValueChanged?.(figuresIn(text))}
    />
  );
}
