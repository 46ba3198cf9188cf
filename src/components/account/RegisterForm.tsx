import { chakra } from '@chakra-ui/react/styled-system';
import { LENGTHS } from '../../../contract/values/lengths.ts';
import type { RegisterActorRef } from '../../machines/auth/register.machine.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { TextField } from '../forms/TextField.tsx';
import { usePreHydrationInput } from '../forms/use-pre-hydration-input.ts';
import { useForm } from '../forms/use-form.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { accountFailureText, accountLabels } from './account.messages.ts';
import { EmailField } from './EmailField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { registerMessages, registerFormMessages } from './register.messages.ts';

/** Sign-up form: name, e-mail, password; producers may add a phone number (R5.16, R5.19, R7.3). */
export function RegisterForm({ actorRef }: { actorRef: RegisterActorRef }) {
  const formatter = useFormatter();
  const { form, fieldOf, values, failure, isBusy, isSaved, isToldAtField, change } = useForm(
    actorRef,
    accountLabels,
  );
  usePreHydrationInput(form.ref, change);
  const { submit, title } = registerMessages[values.role];
  // Busy also after success, because the redirect is still loading.
  const isUnderWay = isBusy || isSaved;
  return (
    <chakra.form {...form} aria-label={title} display="grid" gap="5">
      <FormErrorSummary message={failure && !isToldAtField ? accountFailureText(failure, formatter) : null} />
      <TextField
        {...fieldOf('fullName')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={LENGTHS.name}
      />
      <EmailField {...fieldOf('username')} hint={registerFormMessages.emailHint} />
      {values.role === 'producer' ? (
        <TextField
          {...fieldOf('phone')}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          maxLength={LENGTHS.phone}
          hint={registerFormMessages.phoneHint}
        />
      ) : null}
      <NewPasswordField {...fieldOf('password')} enterKeyHint="go" />
      <Button type="submit" size="lg" wide busy={isUnderWay}>
        {isUnderWay ? registerFormMessages.busy : submit}
      </Button>
      <chakra.p color="ink2" fontSize="sm">
        <span>{`${registerFormMessages.accept} `}</span>
        <TextLink to="/terms">{registerFormMessages.terms}</TextLink>
        <span>{` ${registerFormMessages.and} `}</span>
        <TextLink to="/privacy">{registerFormMessages.privacy}</TextLink>
        <span>.</span>
      </chakra.p>
    </chakra.form>
  );
}
