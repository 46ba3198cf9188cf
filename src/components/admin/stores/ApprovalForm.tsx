import { chakra } from '@chakra-ui/react/styled-system';
import { APPROVAL_NOTE_MAX_LENGTH } from '../../../../contract/stores/store-approval.ts';
import type { StoreApprovalActorRef } from '../../../machines/admin/stores/store-approval.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { approvalFailureText, approvalLabels, approvalMessages as words } from './store-approval.messages.ts';

const GRANT = { value: 'granted', label: words.grant };
const REFUSE = { value: 'refused', label: words.refuse };

interface ApprovalFormProps {
  actorRef: StoreApprovalActorRef;
  /** Option to request changes; only for a store that waits for approval. */
  mayRefuse: boolean;
}

/** Approval form of an admin: approves a producer's first store or requests changes. */
export function ApprovalForm({ actorRef, mayRefuse }: ApprovalFormProps) {
  const { form, fieldOf, failure, isBusy, isToldAtField } = useForm(actorRef, approvalLabels);
  return (
    <chakra.form
      {...form}
      aria-label={words.office}
      display="grid"
      gap="5"
      maxWidth="40rem"
      justifyItems="start"
    >
      <FormErrorSummary message={failure && !isToldAtField ? approvalFailureText(failure) : null} />
      <chakra.div width="full" display="grid" gap="5">
        <SelectField {...fieldOf('state')} options={mayRefuse ? [GRANT, REFUSE] : [GRANT]} />
        <TextAreaField
          {...fieldOf('note')}
          hint={words.noteHint}
          rows={3}
          maxLength={APPROVAL_NOTE_MAX_LENGTH}
        />
      </chakra.div>
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.sending : words.send}
      </Button>
    </chakra.form>
  );
}
