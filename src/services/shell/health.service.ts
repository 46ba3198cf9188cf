import type { Call } from '../../../contract/api/call.ts';

/** Health check of the server (R7.13). */
export const createHealthService = (call: Call) => ({
  /** True if the server answered, with any status. */
  async askHealth(signal: AbortSignal): Promise<boolean> {
    const result = await call('health', {}, signal);
    return result.ok || result.failure.status > 0;
  },
});
