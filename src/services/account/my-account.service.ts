import type { Infer } from 'superstruct';
import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { AccountExport } from '../../../contract/account/account-export.ts';
import type { AccountDeletion } from '../../../contract/account/user.ts';

/** What the owner of an account may take with them, and its end (R7.23). */
export const createMyAccountService = (call: Call) => ({
  /** All that the market holds of the owner. */
  async loadExport(signal?: AbortSignal): Promise<Result<AccountExport, FailureOf<'exportAccount'>>> {
    const answer = await call('exportAccount', {}, signal);
    return answer.ok ? { ok: true, value: answer.value.export } : answer;
  },

  /** Ends the own account. WRONG_PASSWORD where that is another, CONFLICT for an admin's (R6.6). */
  async deleteAccount(
    body: Infer<typeof AccountDeletion>,
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'deleteAccount'>>> {
    const answer = await call('deleteAccount', { body }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  },
});

export type MyAccountService = ReturnType<typeof createMyAccountService>;
