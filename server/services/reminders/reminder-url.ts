import type { Tools } from '../../context.ts';

/** URL to confirm or cancel a reminder; a POST cancels it at once (RFC 8058). */
export const reminderUrl = (
  { publicUrl, reminderTokens }: Pick<Tools, 'publicUrl' | 'reminderTokens'>,
  id: string,
): string => `${publicUrl}/avisos/${reminderTokens.tokenOf(id)}`;
