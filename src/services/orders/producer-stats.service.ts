import type { Call } from '../../../contract/calls/call.ts';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { Result } from '../../../contract/calls/failure.ts';
import type { ProducerStats } from '../../../contract/orders/producer-stats.ts';

export const createProducerStatsService = (call: Call) => ({
  /** What the asker's own orders come to, in currency units (R1.3, R7.19). */
  loadStats: (
    _: unknown,
    signal?: AbortSignal,
  ): Promise<Result<ProducerStats, FailureOf<'getProducerStats'>>> => call('getProducerStats', {}, signal),
});
