import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { canContactMessageBecome } from '../../../../contract/lifecycles/contact-message.lifecycle.ts';
import { CONTACT_STATES, type ContactThread } from '../../../../contract/contact/contact-message.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { ContactStateChangesActorRef } from '../../../machines/admin/contact/contact-state-changes.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { contactMessageFailureText, contactStatusChangeLabel } from './contact-message.messages.ts';

export interface ContactStatusButtonsProps {
  message: Pick<ContactThread, 'id' | 'state'>;
  movesRef: ContactStateChangesActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'refusalOf' | 'changeStageOf'>;
}

/** Buttons for the status changes that the lifecycle of a contact message allows. */
export function ContactStatusButtons({
  message: { id, state },
  movesRef,
  selectors,
}: ContactStatusButtonsProps) {
  const moves = useSelector(movesRef, ({ context }) => context);
  const refusal = selectors.refusalOf(moves, id);
  const isBusy = ['waiting', 'pending'].includes(selectors.changeStageOf(moves, id) ?? '');
  const steps = CONTACT_STATES.filter((to) => canContactMessageBecome(state, to));
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      {refusal ? <RowRefusal>{contactMessageFailureText(refusal)}</RowRefusal> : null}
      {steps.map((to) => (
        <Button
          key={to}
          variant="quiet"
          size="sm"
          busy={isBusy}
          onClick={() =>
            movesRef.send({ type: 'change.requested', rows: [{ id, change: { state: to, from: state } }] })
          }
        >
          {contactStatusChangeLabel(state, to)}
        </Button>
      ))}
    </chakra.div>
  );
}
