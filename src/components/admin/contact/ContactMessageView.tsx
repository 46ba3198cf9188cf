import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { titleOf } from '../../../../contract/shell/screen-metadata.ts';
import type { ContactThreadActorRef } from '../../../machines/admin/contact/contact-thread.machine.ts';
import { envelopeDrawing } from '../../feedback/drawings/envelope.tsx';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../feedback/Skeletons.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { TextLink } from '../../layout/AppLink.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { contactMessageFailureText, contactMessageMessages } from './contact-message.messages.ts';
import { ContactMessageDetails, type ContactMessageDetailsProps } from './ContactMessageDetails.tsx';

type Snapshot = SnapshotFrom<ContactThreadActorRef>;
const selectMessage = ({ context }: Snapshot) => context.content;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectFailure = ({ context }: Snapshot) => context.failure;

interface ContactMessageViewProps extends Omit<ContactMessageDetailsProps, 'message'> {
  actorRef: ContactThreadActorRef;
}

/** Contact message screen of the admin, in each loading state (R3.14). */
export function ContactMessageView({ actorRef, ...rest }: ContactMessageViewProps) {
  const message = useSelector(actorRef, selectMessage);
  const failure = useSelector(actorRef, selectFailure);
  const isGone = useSelector(actorRef, selectIsGone);
  const { message: word, loading, allMessages, gone, goneHint } = contactMessageMessages;
  if (message) return <ContactMessageDetails message={message} {...rest} />;
  return (
    <chakra.div display="grid" gap="6">
      <PageHead title={titleOf('/admin/messages/$messageId')} hidden />
      <PageTitle>{word}</PageTitle>
      {isGone ? (
        <EmptyState
          drawing={envelopeDrawing}
          title={gone}
          action={<LinkButton to="/admin/messages">{allMessages}</LinkButton>}
        >
          {goneHint}
        </EmptyState>
      ) : null}
      {failure ? (
        <ErrorState
          message={contactMessageFailureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        >
          <TextLink to="/admin/messages">{allMessages}</TextLink>
        </ErrorState>
      ) : null}
      {isGone || failure ? null : <RowsSkeleton label={loading} count={3} />}
    </chakra.div>
  );
}
