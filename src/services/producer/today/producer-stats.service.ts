import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { ProducerStats } from '../../../../contract/producer/producer-stats.ts';

export const createProducerStatsService = (call: Call) => ({
  /** Revenue and order figures of the calling producer, in currency units (R1.3, R7.19). */
  loadStats: (
    _: unknown,
    signal?: AbortSignal,
  ): Promise<Result<ProducerStats, FailureOf<'getProducerStats'>>> => call('getProducerStats', {}, signal),
});
