import { and, eq, inArray } from 'drizzle-orm';
import { contactStatesBefore } from '../../../contract/lifecycles/contact-message.lifecycle.ts';
import { CONTACT_STATE_LABELS, type ContactState } from '../../../contract/contact/contact-message.ts';
import type { Context } from '../../context.ts';
import { contactMessages } from '../../db/schema-notifications.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/default-error-messages.ts';

type Row = typeof contactMessages.$inferSelect;

interface Move {
  id: string;
  to: ContactState;
  /** Where it has to stand for that; wherever its lifecycle leads there from, unless said. */
  from?: ContactState | undefined;
}

const named = (state: ContactState) => `«${CONTACT_STATE_LABELS[state]}»`;

/** The refusal of whoever would go on with a message from where its lifecycle does not lead there. */
export const stuckAt = (state: ContactState) =>
  new Refusal('INVALID_TRANSITION', `El mensaje está en ${named(state)}: vuelve a abrirlo antes de seguir.`);

const movedOn = (state: ContactState) =>
  new Refusal('INVALID_TRANSITION', `Mientras tanto, el mensaje ha pasado a ${named(state)}.`);

/**
 * Moves a contact message to another state where its lifecycle leads there from where it stands, and says whether it has: it may stand there already.
 * Throws NOT_FOUND, or INVALID_TRANSITION, which names where it stands.
 */
export async function moveContactMessage(
  { db }: Pick<Context, 'db'>,
  { id, to, from }: Move,
): Promise<{ row: Row; hasMoved: boolean }> {
  const before = contactStatesBefore(to).filter((state) => from === undefined || state === from);
  const [moved] = await db
    .update(contactMessages)
    .set({ state: to })
    .where(and(eq(contactMessages.id, id), inArray(contactMessages.state, before)))
    .returning();
  if (moved) return { row: moved, hasMoved: true };
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!row) throw refuse('NOT_FOUND');
  const { state } = row;
  if (state !== to) throw from === undefined || from === state ? stuckAt(state) : movedOn(state);
  return { row, hasMoved: false };
}
