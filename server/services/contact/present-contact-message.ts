import type { ContactMessage } from '../../../contract/contact/contact-message.ts';
import type { contactMessages } from '../../db/schema-notifications.ts';

/** Contact message for the wire (R3.14). */
export const presentContactMessage = (row: typeof contactMessages.$inferSelect): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
});
