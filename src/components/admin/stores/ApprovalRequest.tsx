import { chakra } from '@chakra-ui/react/styled-system';
import type { StoreApprovalActorRef } from '../../../machines/admin/stores/store-approval.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { approvalFailureText, approvalLabels, approvalMessages as words } from './store-approval.messages.ts';

interface ApprovalRequestProps {
  actorRef: StoreApprovalActorRef;
  isAgain: boolean;
}

/** Approval request form of a producer for their first store. */
export function ApprovalRequest({ actorRef, isAgain }: ApprovalRequestProps) {
  const { form, failure, isBusy } = useForm(actorRef, approvalLabels);
  return (
    <chakra.form {...form} aria-label={words.ask} display="grid" gap="4" justifyItems="start">
      <FormErrorSummary message={failure ? approvalFailureText(failure) : null} />
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.asking : isAgain ? words.askAgain : words.ask}
      </Button>
    </chakra.form>
  );
}
