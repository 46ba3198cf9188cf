import { CODES } from '../../../contract/auth/code-limits.ts';
import { TextField, type TextFieldProps } from '../forms/TextField.tsx';
import { codeMessages } from './confirm.messages.ts';

/** The figures of a code, out of whatever was pasted around them. */
const figuresIn = (text: string) => text.replaceAll(/\D/g, '').slice(0, CODES.length);

/** A code that came by mail: typed, pasted with the words around it, or filled in by the phone. */
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
