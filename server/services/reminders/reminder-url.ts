import type { Tools } from '../../context.ts';

/** Where whoever holds a mail confirms a reminder or does without it; by POST it is gone at once (RFC 8058). */
export const reminderUrl = (
  { publicUrl, reminderTokens }: Pick<Tools, 'publicUrl' | 'reminderTokens'>,
  id: string,
): string => `${publicUrl}/avisos/${reminderTokens.tokenOf(id)}`;
