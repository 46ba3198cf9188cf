import { emailLinkHash } from '../../../../contract/auth/email-link.ts';
import type { Context } from '../../../context.ts';
import { issueCode } from '../../auth/codes.ts';

/**
 * One-time link to the screen that sets a new password, with a code in place of an earlier one. It opens the account,
 * so it is only for its owner.
 */
export async function issuePasswordLink(ctx: Context, email: string): Promise<string> {
  const { code } = await issueCode(ctx, { email, purpose: 'reset' }, true);
  return `${ctx.publicUrl}/reset-password${emailLinkHash({ email, code })}`;
}
