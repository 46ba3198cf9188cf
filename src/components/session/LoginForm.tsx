import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { LENGTHS } from '../../../contract/limits.ts';
import type { LoginActorRef, LoginValues } from '../../machines/login/login.machine.ts';
import type { SessionFailure } from '../../machines/session/session-failure.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useEarlyInput } from '../forms/use-early-input.ts';
import { useFormFocus } from '../forms/use-form-focus.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { loginFailureText, loginMessages } from './login.messages.ts';

type Snapshot = SnapshotFrom<LoginActorRef>;
const selectShown = ({ context: { values, errors, failure, focus } }: Snapshot) => ({
  values,
  errors,
  failure,
  focus,
});
/** Also once it is answered: the next page is on its way. */
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('saved');

interface LoginFormProps {
  actorRef: LoginActorRef;
  reason: SessionFailure | null;
}

/** E-mail and password. What is wrong with a field stands at the field, anything else above. */
export function LoginForm({ actorRef, reason }: LoginFormProps) {
  const formatter = useFormatter();
  const { values, errors, failure, focus } = useSelector(actorRef, selectShown, shallowEqual);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const form = useFormFocus(focus);
  const change = (field: string, value: string) => actorRef.send({ type: 'field.changed', field, value });
  useEarlyInput(form, change);
  const fieldOf = (name: keyof LoginValues) => ({
    name,
    label: loginMessages[name],
    value: values[name],
    error: errors[name],
    readOnly: isBusy,
    onValueChanged: (value: string) => change(name, value),
    onBlur: () => actorRef.send({ type: 'field.left', field: name }),
  });
  const isToldAtField = Object.keys(errors).length > 0;
  const shown = failure ?? (reason && !isBusy ? { code: reason } : null);
  return (
    <chakra.form
      ref={form}
      method="post"
      noValidate
      aria-label={loginMessages.title}
      display="grid"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: 'form.submitted' });
      }}
    >
      <FormErrorSummary message={shown && !isToldAtField ? loginFailureText(shown, formatter) : null} />
      <TextField
        {...fieldOf('username')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={LENGTHS.email}
      />
      <PasswordField {...fieldOf('password')} enterKeyHint="go" maxLength={LENGTHS.passwordMax} />
      <Button type="submit" size="lg" wide busy={isBusy}>
        {isBusy ? loginMessages.busy : loginMessages.submit}
      </Button>
    </chakra.form>
  );
}
