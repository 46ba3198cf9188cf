import { type LoaderFnContext, useRouteContext } from '@tanstack/react-router';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { contactMessageMessages } from '../../../components/admin/contact/contact-message.messages.ts';
import { ContactMessageView } from '../../../components/admin/contact/ContactMessageView.tsx';
import { refusalOf, changeStageOf } from '../../../machines/ui/row-changes.selectors.ts';
import type { ContactStateChangesActorRef } from '../../../machines/admin/contact/contact-state-changes.machine.ts';
import {
  BLANK_REPLY,
  type ContactReplyActorRef,
} from '../../../machines/admin/contact/contact-reply.machine.ts';
import type { ContactThreadActorRef } from '../../../machines/admin/contact/contact-thread.machine.ts';
import { isDirty } from '../../../machines/ui/form.machine.ts';
import { createContactMessagesService } from '../../../services/admin/contact/contact-messages.service.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { useLeaveConfirmation } from '../../shell/use-leave-confirmation.ts';
import { wireContactStateChanges, wireContactReply, wireContactThread } from './contact-message.wiring.ts';

interface Load extends MemberLoaderArgs<{ messageId: string }> {
  navigate: LoaderFnContext['navigate'];
}

/** Selectors for the state changes of a message. */
export const contactStateChangeSelectors = { refusalOf, changeStageOf };

const keyOf = ({ context, params }: Load) => `${context.user.id} ${params.messageId}`;

const openThread = screenRoute({
  key: keyOf,
  isNamed: ({ params }) => isUuid(params.messageId),
  actors: ({ context: { services } }) => ({
    contactThread: wireContactThread(createContactMessagesService(services.call), onPageVisible),
  }),
  input: ({ context, params }) => ({
    contactThread: { question: { id: params.messageId }, now: context.now() },
  }),
});

const openReply = screenRoute({
  key: (load: Load & { thread: ContactThreadActorRef }) => keyOf(load),
  actors: ({ context: { services }, params, thread }) => ({
    contactReply: wireContactReply(createContactMessagesService(services.call), params.messageId, thread),
  }),
  input: () => ({ contactReply: { values: BLANK_REPLY } }),
});

const openMoves = screenRoute({
  key: (load: Load & { thread: ContactThreadActorRef; reply: ContactReplyActorRef }) => keyOf(load),
  actors: ({ context: { services }, navigate, thread, reply }) => ({
    contactMoves: wireContactStateChanges(
      createContactMessagesService(services.call),
      thread,
      reply,
      () => void navigate({ to: '/admin/messages' }),
    ),
  }),
  input: () => ({ contactMoves: undefined }),
});

/** Loader of one contact message, with its reply form and state changes (R3.14). */
export async function openContactMessage(load: Load) {
  const { contactThread } = await openThread(load);
  const { contactReply } = await openReply({ ...load, thread: contactThread });
  const moves = await openMoves({ ...load, thread: contactThread, reply: contactReply });
  return { contactThread, contactReply, ...moves };
}

interface ContactMessageScreenProps {
  contactThread: ContactThreadActorRef;
  contactReply: ContactReplyActorRef;
  contactMoves: ContactStateChangesActorRef;
}

/** Screen of one contact message. Asks before leaving with an unsent reply. */
export function ContactMessageScreen(actors: ContactMessageScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  const { contactThread, contactReply, contactMoves } = actors;
  useLeaveConfirmation(app, 'reply', () =>
    isDirty(contactReply.getSnapshot()) ? contactMessageMessages.leave : null,
  );
  return (
    <ContactMessageView
      actorRef={contactThread}
      replyRef={contactReply}
      movesRef={contactMoves}
      selectors={contactStateChangeSelectors}
    />
  );
}
