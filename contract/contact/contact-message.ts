import { array, enums, type Infer, nullable, number, object, optional, string } from 'superstruct';
import { pageQuery, PageInfo, SearchText } from '../api/pagination.ts';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { requiredText } from '../values/text.ts';

/** Processing states of a contact message. */
export const CONTACT_STATES = ['new', 'read', 'answered', 'closed'] as const;
export const ContactState = enums(CONTACT_STATES);
export type ContactState = Infer<typeof ContactState>;

export const CONTACT_STATE_LABELS: Readonly<Record<ContactState, string>> = {
  new: 'Sin leer',
  read: 'Leído',
  answered: 'Respondido',
  closed: 'Cerrado',
};

/** Pagination of the contact inbox. */
export const CONTACT_MESSAGE_LIMITS = { pageSize: 25, maxLimit: 100 } as const;

/** «extension» Contact message, as admins see it (R3.14). */
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

/** Reply e-mail to a contact message. `by` is the author's name; null after that account is deleted. */
export const ContactReply = object({
  id: Id,
  message: string(),
  by: nullable(string()),
  createdAt: string(),
});
export type ContactReply = Infer<typeof ContactReply>;

/** Contact message with its replies, oldest first. */
export const ContactThread = object({ ...ContactMessage.schema, replies: array(ContactReply) });
export type ContactThread = Infer<typeof ContactThread>;

const StateCounts = object({ new: number(), read: number(), answered: number(), closed: number() });

export const ContactMessageList = object({
  messages: array(ContactMessage),
  pagination: optional(PageInfo),
  /** Number of messages per state, independent of the state filter. */
  counts: optional(StateCounts),
});

/** «extension» Contact message list query. `q` searches name, e-mail address, subject and text. */
export const ContactMessageListQuery = object({
  q: optional(SearchText),
  state: optional(ContactState),
  ...pageQuery(CONTACT_MESSAGE_LIMITS.maxLimit),
});

/** State change of a contact message. With `from`, nothing changes if the message is no longer in that state. */
export const ContactStateChange = object({ state: ContactState, from: optional(ContactState) });

export const ContactReplyInput = object({
  message: requiredText('Escribe la respuesta', { max: LENGTHS.message }),
});
export type ContactReplyInput = Infer<typeof ContactReplyInput>;
