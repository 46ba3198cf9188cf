import { and, eq, inArray } from 'drizzle-orm';
import { contactStatesBefore } from '../../../contract/lifecycles/contact-message.lifecycle.ts';
import { CONTACT_STATE_LABELS, type ContactState } from '../../../contract/contact/contact-message.ts';
import type { Context } from '../../context.ts';
import { contactMessages } from '../../db/schema-notifications.ts';
import { Refusal } from '../../http/refusal.ts';
import { defaultRefusal } from '../../http/default-error-messages.ts';

type Row = typeof contactMessages.$inferSelect;

interface Move {
  id: string;
  to: ContactState;
  /** Required current state; default: any state from which the lifecycle permits the change. */
  from?: ContactState | undefined;
}

const named = (state: ContactState) => `«${CONTACT_STATE_LABELS[state]}»`;

/** Refusal of a change that the lifecycle does not permit from this state. */
export const contactTransitionRefusal = (state: ContactState) =>
  new Refusal('INVALID_TRANSITION', `El mensaje está en ${named(state)}: vuelve a abrirlo antes de seguir.`);

const movedOn = (state: ContactState) =>
  new Refusal('INVALID_TRANSITION', `Mientras tanto, el mensaje ha pasado a ${named(state)}.`);

/**
 * Changes the state of a contact message by its lifecycle. `hasMoved` is false if it was already in that state. Throws
 * NOT_FOUND, or INVALID_TRANSITION with the current state.
 */
export async function transitionContactMessage(
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
  if (!row) throw defaultRefusal('NOT_FOUND');
  const { state } = row;
  if (state !== to)
    throw from === undefined || from === state ? contactTransitionRefusal(state) : movedOn(state);
  return { row, hasMoved: false };
}
