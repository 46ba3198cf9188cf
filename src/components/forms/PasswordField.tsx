import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { AnyIcon } from '../icons/AnyIcon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Password input with a button that shows the password. */
export function PasswordField({
  autoComplete = 'current-password',
  ...rest
}: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCorrect="off"
      spellCheck={false}
      paddingRight="12"
      {...rest}
      autoComplete={autoComplete}
      {...(shown ? { type: 'text', autoCapitalize: 'none' } : { type: 'password' })}
      end={
        <chakra.button
          type="button"
          aria-label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          display="grid"
          placeItems="center"
          width="touch"
          height="touch"
          borderRadius="8px"
          cursor="pointer"
          color="ink2"
        >
          <AnyIcon name={shown ? 'eyeOff' : 'eye'} />
        </chakra.button>
      }
    />
  );
}
