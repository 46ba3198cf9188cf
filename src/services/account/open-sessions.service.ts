import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { OpenSession } from '../../../contract/account/open-session.ts';

/** Sessions of one's own account (R7.22). */
export const createOpenSessionsService = (call: Call) => ({
  async readSessions(signal?: AbortSignal): Promise<Result<OpenSession[], FailureOf<'listSessions'>>> {
    const answer = await call('listSessions', {}, signal);
    return answer.ok ? { ok: true, value: answer.value.sessions } : answer;
  },

  /**
   * Ends one session, or all except the current one. A session that has already ended (NOT_FOUND) counts as
   * success.
   */
  async endSessions(
    ending: { id: string } | 'others',
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'endSession' | 'endOtherSessions'>>> {
    const answer =
      ending === 'others'
        ? await call('endOtherSessions', {}, signal)
        : await call('endSession', { params: { id: ending.id } }, signal);
    return answer.ok || answer.failure.code === 'NOT_FOUND' ? { ok: true, value: null } : answer;
  },
});

export type OpenSessionsService = ReturnType<typeof createOpenSessionsService>;
