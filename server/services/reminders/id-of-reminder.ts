import type { Tools } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';

/** What is said of a link that this market never sent, or whose reminder is gone. */
export const reminderMissing = (): Refusal =>
  new Refusal('NOT_FOUND', 'Este aviso ya no existe: o ya te hemos avisado, o lo quitaste.');

/** The reminder that a link is of. Throws NOT_FOUND for one that this market never sent. */
export function idOfReminder({ reminderTokens }: Pick<Tools, 'reminderTokens'>, token: string): string {
  const id = reminderTokens.idIn(token);
  if (id === null) throw reminderMissing();
  return id;
}
