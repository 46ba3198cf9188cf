import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { ReminderLinkActorRef } from '../../machines/reminders/reminder-link.machine.ts';
import { CheckmarkList } from '../account/CheckmarkList.tsx';
import { AuthAside } from '../account/AuthAside.tsx';
import { AuthPage } from '../account/AuthPage.tsx';
import { envelopeDrawing } from '../feedback/drawings/envelope.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { Button, LinkButton } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { reminderMessages } from './reminders.messages.ts';
import { ReminderConfirmation } from './ReminderConfirmation.tsx';

type Snapshot = SnapshotFrom<ReminderLinkActorRef>;

/** Confirmation of a reminder from the link in an e-mail (R2.24). */
export function ReminderLinkView({ actorRef }: { actorRef: ReminderLinkActorRef }) {
  const { answerTitle, answerLead, asideTitle, facts } = reminderMessages;
  return (
    <AuthPage
      head={headOf('/avisos/$token')}
      title={answerTitle}
      lead={answerLead}
      description={answerLead}
      aside={
        <AuthAside drawing={envelopeDrawing} title={asideTitle}>
          <CheckmarkList items={facts} />
        </AuthAside>
      }
    >
      <Answer actorRef={actorRef} />
    </AuthPage>
  );
}

function Answer({ actorRef }: { actorRef: ReminderLinkActorRef }) {
  const snapshot: Snapshot = useSelector(actorRef, (now) => now);
  const { popupStore } = snapshot.context;
  const words = reminderMessages;
  if (snapshot.matches('cancelled')) {
    return (
      <ReminderConfirmation title={words.cancelledTitle}>
        <p>{words.cancelled}</p>
        <LinkButton to="/tiendas">{words.toStores}</LinkButton>
      </ReminderConfirmation>
    );
  }
  if (snapshot.matches('gone')) {
    return (
      <ReminderConfirmation title={words.goneTitle}>
        <p>{words.gone}</p>
        <LinkButton to="/tiendas">{words.toStores}</LinkButton>
      </ReminderConfirmation>
    );
  }
  if (snapshot.matches('confirmed') && popupStore) {
    return (
      <ReminderConfirmation title={words.confirmedTitle}>
        <chakra.p overflowWrap="anywhere">{words.confirmed(popupStore.name)}</chakra.p>
        <LinkButton to="/tienda/$id" params={{ id: popupStore.slug }}>
          {words.toStore}
        </LinkButton>
        <Button variant="plain" onClick={() => actorRef.send({ type: 'cancellation.requested' })}>
          {words.cancel}
        </Button>
      </ReminderConfirmation>
    );
  }
  return <Choice actorRef={actorRef} snapshot={snapshot} />;
}

function Choice({ actorRef, snapshot }: { actorRef: ReminderLinkActorRef; snapshot: Snapshot }) {
  const { failure } = snapshot.context;
  const words = reminderMessages;
  return (
    <chakra.div display="grid" gap="3">
      <FormErrorSummary message={failure && failureText(failure)} />
      <Button
        size="lg"
        wide
        busy={snapshot.matches('confirming')}
        onClick={() => actorRef.send({ type: 'confirmation.requested' })}
      >
        {words.confirm}
      </Button>
      <Button
        variant="quiet"
        wide
        busy={snapshot.matches('cancelling')}
        onClick={() => actorRef.send({ type: 'cancellation.requested' })}
      >
        {words.cancel}
      </Button>
    </chakra.div>
  );
}
