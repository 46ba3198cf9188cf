import { chakra } from '@chakra-ui/react/styled-system';
import { ROLES } from '../../../../contract/account/role.ts';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import type { AccountFormActorRef } from '../../../machines/admin/users/account-form.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { ROLE_LABELS } from '../../profile/profile.messages.ts';
import { userFailureText } from '../../profile/user-failure.messages.ts';
import { userFieldLabels, roleMeaning, userMessages } from './user.messages.ts';

const OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

/** Account form: name, e-mail and role, with an explanation of each role (R5.20). */
export function UserForm({ formRef }: { formRef: AccountFormActorRef }) {
  const { form, fieldOf, values, errors, failure, isBusy, isSaved, isToldAtField } = useForm(
    formRef,
    userFieldLabels,
  );
  const { details, save, busy, saved } = userMessages;
  const wrong = errors[''] ?? (failure && !isToldAtField ? userFailureText(failure, {}) : null);
  return (
    <Panel title={details}>
      <chakra.form {...form} aria-label={details} display="grid" gap="5" maxWidth="40rem">
        <FormErrorSummary message={wrong} />
        <TextField {...fieldOf('fullName')} maxLength={LENGTHS.name} />
        <TextField {...fieldOf('email')} type="email" maxLength={LENGTHS.email} />
        <SelectField {...fieldOf('role')} options={OPTIONS} hint={roleMeaning[values.role]} />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <Button type="submit" busy={isBusy}>
            {isBusy ? busy : save}
          </Button>
          {isSaved ? (
            <chakra.span color="success" fontWeight="semibold" aria-hidden="true">
              {saved}
            </chakra.span>
          ) : null}
          <LiveRegion message={isSaved ? saved : ''} />
        </chakra.div>
      </chakra.form>
    </Panel>
  );
}
