import type { Tools } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';

/** Refusal for an invalid token or a deleted reminder. */
export const missingReminderRefusal = (): Refusal =>
  new Refusal('NOT_FOUND', 'Este aviso ya no existe: o ya te hemos avisado, o lo quitaste.');

/** Reminder id of a token. Throws NOT_FOUND for an invalid one. */
export function reminderIdFromToken(
  { reminderTokens }: Pick<Tools, 'reminderTokens'>,
  token: string,
): string {
  const id = reminderTokens.idIn(token);
  if (id === null) throw missingReminderRefusal();
  return id;
}
