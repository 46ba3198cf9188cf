import type { Call } from '../../../../contract/api/call.ts';
import type { BodyOf, FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { PageInfo } from '../../../../contract/api/pagination.ts';
import type { ContactMessagesQuery } from '../../../../contract/contact/contact-messages-query.ts';
import type {
  ContactMessage,
  ContactReplyInput,
  ContactThread,
} from '../../../../contract/contact/contact-message.ts';
import { omitEmpty } from '../../api/omit-empty.ts';

interface ListInput {
  query: ContactMessagesQuery;
  limit: number;
  asOf: string | null;
}

interface ContactPage {
  items: ContactMessage[];
  pagination: PageInfo | null;
  counts?: Readonly<Record<string, number>> | undefined;
}

interface Move {
  id: string;
  change: BodyOf<'changeContactMessageState'>;
}

/** Contact messages, for admins (R3.14). */
export const createContactMessagesService = (call: Call) => {
  /** One page, unread messages first, with the number of messages in each state. */
  async function listContactMessages(
    { query, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<Result<ContactPage, FailureOf<'listContactMessages'>>> {
    const asked = omitEmpty({ ...query, limit, asOf: asOf ?? undefined });
    const answer = await call('listContactMessages', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { messages, pagination, counts } = answer.value;
    return { ok: true, value: { items: messages, pagination: pagination ?? null, counts } };
  }

  /** Changes the state of a message. */
  async function moveMessage(
    { id, change }: Move,
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'changeContactMessageState'>>> {
    const answer = await call('changeContactMessageState', { params: { id }, body: change }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  }

  /**
   * Contact message with its replies. An unread message becomes read, unless another admin changes it at that
   * moment. In that case the message is answered as found: displaying it matters more than the state.
   */
  async function openMessage(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<Result<ContactThread, FailureOf<'getContactMessage'>>> {
    const answer = await call('getContactMessage', { params: { id } }, signal);
    if (!answer.ok) return answer;
    const { message } = answer.value;
    if (message.state !== 'new') return { ok: true, value: message };
    const noted = await moveMessage({ id, change: { state: 'read', from: 'new' } }, signal);
    return { ok: true, value: noted.ok ? { ...message, state: 'read' } : message };
  }

  /** Sends a reply to the author by e-mail. */
  async function sendReply(
    { id, values }: { id: string; values: ContactReplyInput },
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'replyToContactMessage'>>> {
    const answer = await call('replyToContactMessage', { params: { id }, body: values }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  }

  return { listContactMessages, openMessage, moveMessage, sendReply };
};

export type ContactMessagesService = ReturnType<typeof createContactMessagesService>;
