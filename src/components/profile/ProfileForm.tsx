import { chakra } from '@chakra-ui/react/styled-system';
import type {
  ProfileDetailsActorRef,
  ProfileValues,
} from '../../machines/account/profile-details.machine.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { POSTAL_CODE_KEYBOARD } from '../forms/postal-code-keyboard.ts';
import { TextField, type TextFieldProps } from '../forms/TextField.tsx';
import { useForm } from '../forms/use-form.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { profileFailureText, profileFormMessages, profileFields } from './profile-forms.messages.ts';

type Name = keyof ProfileValues;

const KEYBOARDS: Partial<Record<Name, Partial<TextFieldProps>>> = {
  fullName: { autoCapitalize: 'words', spellCheck: false },
  phoneNumber: { type: 'tel', inputMode: 'tel', optional: true },
  address: { optional: true },
  postalCode: { ...POSTAL_CODE_KEYBOARD, optional: true },
  city: { optional: true },
  state: { optional: true },
};

/** Profile form of the signed-in user (R5.18, R5.19, R7.23). */
export function ProfileForm({ actorRef }: { actorRef: ProfileDetailsActorRef }) {
  const formatter = useFormatter();
  const { form, fieldOf, failure, errors, isBusy, isToldAtField } = useForm(actorRef, {});
  const field = (name: Name) => (
    <TextField {...fieldOf(name)} {...profileFields[name]} {...KEYBOARDS[name]} />
  );
  const said = failure && !isToldAtField ? profileFailureText(failure, formatter) : errors[''];
  return (
    <chakra.form {...form} aria-label={profileFormMessages.title} display="grid" gap="5">
      <FormErrorSummary message={said} />
      {field('fullName')}
      {field('phoneNumber')}
      {field('address')}
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '15rem 1fr 1fr' }}
      >
        {field('postalCode')}
        {field('city')}
        {field('state')}
      </chakra.div>
      <chakra.div>
        <Button type="submit" size="lg" busy={isBusy}>
          {isBusy ? profileFormMessages.busy : profileFormMessages.submit}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
