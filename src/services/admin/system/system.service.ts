import type { JobReference, SystemStatus } from '../../../../contract/admin/system-status.ts';
import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';

interface Decision {
  change: { job: JobReference; decision: 'retry' | 'discard' };
}

/** State of the running market, for admins (R7.24). */
export const createSystemService = (call: Call) => ({
  loadStatus: (
    _: unknown,
    signal?: AbortSignal,
  ): Promise<Result<SystemStatus, FailureOf<'getSystemStatus'>>> => call('getSystemStatus', {}, signal),

  /** Runs a background job at once, or ends it without success. */
  decideJob: async (
    { change: { job, decision } }: Decision,
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'retryJob'>>> => {
    const answer = await call(decision === 'retry' ? 'retryJob' : 'discardJob', { body: job }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  },
});

export type SystemService = ReturnType<typeof createSystemService>;
