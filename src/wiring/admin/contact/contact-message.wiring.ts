import { contactStateChangesMachine } from '../../../machines/admin/contact/contact-state-changes.machine.ts';
import {
  BLANK_REPLY,
  type ContactReplyActorRef,
  contactReplyMachine,
} from '../../../machines/admin/contact/contact-reply.machine.ts';
import {
  type ContactThreadActorRef,
  contactThreadMachine,
} from '../../../machines/admin/contact/contact-thread.machine.ts';
import type { ContactMessagesService } from '../../../services/admin/contact/contact-messages.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { listenerActor } from '../../shell/listener-actor.ts';

/** Contact message, connected to its call. `watchReturns` calls back each time the admin returns to the page. */
export const wireContactThread = (
  { openMessage }: Pick<ContactMessagesService, 'openMessage'>,
  watchReturns: (onReturn: () => void) => () => void,
) =>
  contactThreadMachine.provide({
    actors: {
      ...resultActors({ load: openMessage }),
      watchReturns: listenerActor((listener) => watchReturns(() => listener({ type: 'refresh.requested' }))),
    },
  });

type Thread = Pick<ContactThreadActorRef, 'send'>;

/** Reply to a message. After it is sent, the message reloads. */
export const wireContactReply = (
  { sendReply }: Pick<ContactMessagesService, 'sendReply'>,
  id: string,
  thread: Thread,
) =>
  contactReplyMachine.provide({
    actors: resultActors({ submit: ({ values }, signal) => sendReply({ id, values }, signal) }),
    actions: { announceSaved: () => thread.send({ type: 'refresh.requested' }) },
  });

/**
 * State changes of a message. After each, the message reloads, and a sent reply is replaced by a blank form.
 * After marking it unread the screen is left, because staying would mark it read again.
 */
export const wireContactStateChanges = (
  { moveMessage }: Pick<ContactMessagesService, 'moveMessage'>,
  thread: Thread,
  reply: Pick<ContactReplyActorRef, 'getSnapshot' | 'send'>,
  leave: () => void,
) =>
  contactStateChangesMachine.provide({
    actors: resultActors({ applyChange: moveMessage }),
    actions: {
      announceSettled: ({ context }, { refused }) => {
        const isPutBack = Object.values(context.entries).some(({ change }) => change.state === 'new');
        if (isPutBack && refused === 0) return leave();
        if (reply.getSnapshot().hasTag('saved')) reply.send({ type: 'form.reset', values: BLANK_REPLY });
        thread.send({ type: 'refresh.requested' });
      },
    },
  });
