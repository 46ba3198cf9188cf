import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { OpenSession } from '../../../contract/account/open-session.ts';

/** Where the own account is open (R7.22). */
export const createOpenSessionsService = (call: Call) => ({
  async readSessions(signal?: AbortSignal): Promise<Result<OpenSession[], FailureOf<'listSessions'>>> {
    const answer = await call('listSessions', {}, signal);
    return answer.ok ? { ok: true, value: answer.value.sessions } : answer;
  },

  /** Ends one session, or all but the own; one that is over already is NOT_FOUND to the server and done here. */
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
