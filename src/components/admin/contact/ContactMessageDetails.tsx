import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { canContactMessageBecome } from '../../../../contract/lifecycles/contact-message.lifecycle.ts';
import type { ContactThread } from '../../../../contract/contact/contact-message.ts';
import type { ContactReplyActorRef } from '../../../machines/admin/contact/contact-reply.machine.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { EmailAddress } from '../../market/EmailAddress.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { contactMessageMessages } from './contact-message.messages.ts';
import { ContactReplyPanel } from './ContactReplyPanel.tsx';
import { ContactStateBadge } from './ContactStateBadge.tsx';
import { ContactStatusButtons, type ContactStatusButtonsProps } from './ContactStatusButtons.tsx';

const selectIsSent = (snapshot: SnapshotFrom<ContactReplyActorRef>) => snapshot.hasTag('saved');

export interface ContactMessageDetailsProps extends ContactStatusButtonsProps {
  message: ContactThread;
  replyRef: ContactReplyActorRef;
}

/** Contact message sheet: message, replies, reply form and sender. */
export function ContactMessageDetails({
  message,
  replyRef,
  movesRef,
  selectors,
}: ContactMessageDetailsProps) {
  const { dayAndTime } = useFormatter();
  const { messages, from, received, written, mailed, by, steps } = contactMessageMessages;
  const { subject, name, email, state, createdAt, replies } = message;
  // After sending, the reply panel still shows its confirmation.
  const isSent = useSelector(replyRef, selectIsSent);
  const isOpen = isSent || canContactMessageBecome(state, 'answered');
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={subject} hidden />
      <chakra.div display="grid" justifyItems="start" gap="2" overflowWrap="anywhere">
        <Breadcrumb crumbs={[{ word: messages, href: '/admin/messages' }, { word: subject }]} />
        <PageTitle>{subject}</PageTitle>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" color="ink2">
          <ContactStateBadge state={state} />
          <chakra.span>
            <span>{`${from} `}</span>
            <chakra.strong color="ink">{name}</chakra.strong>
          </chakra.span>
          <chakra.a
            href={`mailto:${email}`}
            color="info"
            fontWeight="semibold"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
            paddingBlock="1"
          >
            <EmailAddress address={email} />
          </chakra.a>
          <chakra.span>{`${received} ${dayAndTime(createdAt)}`}</chakra.span>
        </chakra.p>
      </chakra.div>
      <chakra.div
        display="grid"
        alignItems="start"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' }}
      >
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <Panel title={written}>
            <Words>{message.message}</Words>
          </Panel>
          {replies.length > 0 ? (
            <Panel title={mailed}>
              <chakra.ol display="grid" gap="6" listStyleType="none">
                {replies.map((reply) => (
                  <chakra.li key={reply.id} display="grid" gap="1">
                    <chakra.p color="ink2" fontSize="sm">
                      {by(reply.by, dayAndTime(reply.createdAt))}
                    </chakra.p>
                    <Words>{reply.message}</Words>
                  </chakra.li>
                ))}
              </chakra.ol>
            </Panel>
          ) : null}
          {isOpen ? <ContactReplyPanel email={email} replyRef={replyRef} isSent={isSent} /> : null}
        </chakra.div>
        <aside>
          <Panel title={steps}>
            <ContactStatusButtons message={message} movesRef={movesRef} selectors={selectors} />
          </Panel>
        </aside>
      </chakra.div>
    </chakra.div>
  );
}

/** Text of a user with its line breaks. */
const Words = ({ children }: { children: string }) => (
  <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="68ch">
    {children}
  </chakra.p>
);
