import type { Call } from '../../../contract/api/call.ts';

/** Asks the server whether it is there (R7.13). */
export const createHealthService = (call: Call) => ({
  /** Whether the server answered, whatever it said. */
  async askHealth(signal: AbortSignal): Promise<boolean> {
    const result = await call('health', {}, signal);
    return result.ok || result.failure.status > 0;
  },
});
