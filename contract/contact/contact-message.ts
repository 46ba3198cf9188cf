import { array, enums, type Infer, nullable, number, object, optional, string } from 'superstruct';
import { pageQuery, Pagination, SearchText } from '../api/pagination.ts';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { requiredText } from '../values/text.ts';

/** How far the market is with what somebody wrote to it. */
export const CONTACT_STATES = ['new', 'read', 'answered', 'closed'] as const;
export const ContactState = enums(CONTACT_STATES);
export type ContactState = Infer<typeof ContactState>;

export const CONTACT_STATE_LABELS: Readonly<Record<ContactState, string>> = {
  new: 'Sin leer',
  read: 'Leído',
  answered: 'Respondido',
  closed: 'Cerrado',
};

/** Pages of the inbox. */
export const INBOX = { pageSize: 25, maxLimit: 100 } as const;

/** «extension» What somebody wrote to the market, as its admins read it (R3.14). */
export const ContactMessage = object({
  id: Id,
  name: string(),
  email: string(),
  subject: string(),
  message: string(),
  state: ContactState,
  createdAt: string(),
});
export type ContactMessage = Infer<typeof ContactMessage>;

/** What was mailed back; `by` is the name of who wrote it, null once that account is gone. */
export const ContactReply = object({
  id: Id,
  message: string(),
  by: nullable(string()),
  createdAt: string(),
});
export type ContactReply = Infer<typeof ContactReply>;

/** A contact message with all that was mailed back, the first one first. */
export const ContactThread = object({ ...ContactMessage.schema, replies: array(ContactReply) });
export type ContactThread = Infer<typeof ContactThread>;

const StateCounts = object({ new: number(), read: number(), answered: number(), closed: number() });

export const ContactMessageList = object({
  messages: array(ContactMessage),
  pagination: optional(Pagination),
  /** How many there are in each state, whichever is asked for. */
  counts: optional(StateCounts),
});

/** «extension» `q`: words of the name, the address, the subject or the text. */
export const ContactMessagesAsked = object({
  q: optional(SearchText),
  state: optional(ContactState),
  ...pageQuery(INBOX.maxLimit),
});

/** Another state; where `from` is said and the message stands elsewhere by now, nothing changes. */
export const ContactStateChange = object({ state: ContactState, from: optional(ContactState) });

export const ContactReplyInput = object({
  message: requiredText('Escribe la respuesta', { max: LENGTHS.message }),
});
export type ContactReplyInput = Infer<typeof ContactReplyInput>;
