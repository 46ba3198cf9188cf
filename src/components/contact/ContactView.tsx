import { useSelector } from '@xstate/react';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { ContactActorRef } from '../../machines/contact/contact.machine.ts';
import { CheckmarkList } from '../account/CheckmarkList.tsx';
import { AuthAside } from '../account/AuthAside.tsx';
import { AuthPage } from '../account/AuthPage.tsx';
import { envelopeDrawing } from '../feedback/drawings/envelope.tsx';
import { contactFormMessages } from './contact.messages.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactConfirmation } from './ContactConfirmation.tsx';

interface ContactViewProps {
  actorRef: ContactActorRef;
  /** Called when the user wants to write another message. */
  onAgain: () => void;
}

/** Contact screen (R2.1, R5.11). */
export function ContactView({ actorRef, onAgain }: ContactViewProps) {
  const isSent = useSelector(actorRef, (snapshot) => snapshot.hasTag('saved'));
  const email = useSelector(actorRef, ({ context }) => context.values.email);
  const { title, lead, asideTitle, facts } = contactFormMessages;
  return (
    <AuthPage
      head={headOf('/contact')}
      title={title}
      lead={lead}
      description={lead}
      aside={
        <AuthAside drawing={envelopeDrawing} title={asideTitle}>
          <CheckmarkList items={facts} />
        </AuthAside>
      }
    >
      {isSent ? <ContactConfirmation email={email} onAgain={onAgain} /> : <ContactForm actorRef={actorRef} />}
    </AuthPage>
  );
}
