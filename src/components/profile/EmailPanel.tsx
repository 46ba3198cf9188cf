import { useSelector } from '@xstate/react';
import type { EmailAddressChangeActorRef } from '../../machines/account/email-address-change.machine.ts';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { emailChangeMessages } from './email-change.messages.ts';
import { Panel } from '../layout/Panel.tsx';

interface EmailPanelProps {
  actorRef: EmailAddressChangeActorRef;
  hasMailbox: boolean;
}

/** E-mail panel with the two steps of a change: request it, then confirm it with the mailed code (R7.23). */
export function EmailPanel({ actorRef, hasMailbox }: EmailPanelProps) {
  const pendingEmail = useSelector(actorRef, ({ context }) => context.pendingEmail);
  const changeRef = useSelector(actorRef, ({ children }) => children.emailChange);
  const confirmationRef = useSelector(actorRef, ({ children }) => children.emailConfirmation);
  return (
    <Panel title={emailChangeMessages.title} lead={emailChangeMessages.lead}>
      {changeRef ? (
        <EmailForm actorRef={changeRef} onCodeAtHand={() => actorRef.send({ type: 'code.atHand' })} />
      ) : null}
      {confirmationRef ? (
        <EmailCodeForm
          actorRef={confirmationRef}
          pendingEmail={pendingEmail}
          hasMailbox={hasMailbox}
          onAnotherWanted={() => actorRef.send({ type: 'address.reopened' })}
        />
      ) : null}
    </Panel>
  );
}
