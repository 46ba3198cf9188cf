import type { Infer } from 'superstruct';
import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { AccountExport } from '../../../contract/account/account-export.ts';
import type { AccountDeletion } from '../../../contract/account/user.ts';

/** Export and deletion of one's own account (R7.23). */
export const createMyAccountService = (call: Call) => ({
  /** All personal data that the market stores about the signed-in user. */
  async loadExport(signal?: AbortSignal): Promise<Result<AccountExport, FailureOf<'exportAccount'>>> {
    const answer = await call('exportAccount', {}, signal);
    return answer.ok ? { ok: true, value: answer.value.export } : answer;
  },

  /**
   * Deletion of one's own account with the current password. WRONG_PASSWORD for another one, CONFLICT for an
   * admin's account (R6.6).
   */
  async deleteAccount(
    body: Infer<typeof AccountDeletion>,
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'deleteAccount'>>> {
    const answer = await call('deleteAccount', { body }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  },
});

export type MyAccountService = ReturnType<typeof createMyAccountService>;
