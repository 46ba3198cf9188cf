import { chakra } from '@chakra-ui/react/styled-system';
import { STORES_PATH_BY_ROLE } from '../../../../contract/shell/stores-path.ts';
import type { StoreApproval } from '../../../../contract/stores/store-approval.ts';
import type { StoreApprovalActorRef } from '../../../machines/admin/stores/store-approval.machine.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useStoresPath } from '../../back-office/stores-path-context.ts';
import { ApprovalForm } from './ApprovalForm.tsx';
import {
  approvalMessages,
  approvalAdminLabels,
  approvalProducerTexts,
  approvalFailureText,
  approvalLabels,
  approvalMessages as words,
} from './store-approval.messages.ts';
import { Button } from '../../forms/Button.tsx';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { useForm } from '../../forms/use-form.ts';

interface ApprovalRequestProps {
  actorRef: StoreApprovalActorRef;
  isAgain: boolean;
}

/** Approval request form of a producer for their first store. */
function ApprovalRequest({ actorRef, isAgain }: ApprovalRequestProps) {
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

interface ApprovalPanelProps {
  approval: StoreApproval;
  actorRef: StoreApprovalActorRef;
}

/** Approval panel of a first store that is held until an admin approves it (R4.9). */
export function ApprovalPanel({ approval: { state, note }, actorRef }: ApprovalPanelProps) {
  const isOffice = useStoresPath() === STORES_PATH_BY_ROLE.admin;
  const { title, lead } = isOffice
    ? { title: approvalMessages.office, lead: approvalAdminLabels[state] }
    : approvalProducerTexts[state];
  return (
    <Panel title={title} lead={lead}>
      {note ? (
        <chakra.figure display="grid" gap="1" margin="0">
          <chakra.figcaption color="ink2" fontSize="sm">
            {approvalMessages.note}
          </chakra.figcaption>
          <chakra.blockquote
            data-part="note"
            margin="0"
            paddingLeft="4"
            borderLeft="3px solid var(--td-colors-action)"
            overflowWrap="anywhere"
            whiteSpace="pre-line"
          >
            {note}
          </chakra.blockquote>
        </chakra.figure>
      ) : null}
      {isOffice && state !== 'granted' ? (
        <ApprovalForm actorRef={actorRef} mayRefuse={state === 'waiting'} />
      ) : null}
      {!isOffice && (state === 'notAsked' || state === 'refused') ? (
        <ApprovalRequest actorRef={actorRef} isAgain={state === 'refused'} />
      ) : null}
    </Panel>
  );
}
