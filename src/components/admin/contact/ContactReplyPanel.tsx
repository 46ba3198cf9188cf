import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactReplyActorRef } from '../../../machines/admin/contact/contact-reply.machine.ts';
import { Panel } from '../../layout/Panel.tsx';
import { contactMessageMessages } from './contact-message.messages.ts';
import { ContactReplyForm } from './ContactReplyForm.tsx';

const takeFocus = (word: HTMLElement | null) => word?.focus();

interface ContactReplyPanelProps {
  /** Recipient of the reply. */
  email: string;
  replyRef: ContactReplyActorRef;
  isSent: boolean;
}

/** Reply panel. After sending, a confirmation replaces the form and takes its focus. */
export function ContactReplyPanel({ email, replyRef, isSent }: ContactReplyPanelProps) {
  const { reply, replyLead, sent } = contactMessageMessages;
  if (isSent)
    return (
      <chakra.output ref={takeFocus} tabIndex={-1} display="block" fontWeight="semibold" color="success">
        {sent(email)}
      </chakra.output>
    );
  return (
    <Panel title={reply} lead={replyLead(email)}>
      <ContactReplyForm replyRef={replyRef} />
    </Panel>
  );
}
