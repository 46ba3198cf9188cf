import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { OrderStatsPeriod } from '../../../../contract/producer/order-stats-period.ts';
import type { ProducerPeriodStats } from '../../../../contract/producer/producer-stats.ts';
import { addDays } from '../../../../contract/values/day-range.ts';
import type { Formatter } from '../../../../contract/values/format.ts';

interface Reader {
  formatter: Pick<Formatter, 'isoDay'>;
  /** In ms UTC. */
  now: () => number;
}

export const createOrderFiguresService = (call: Call, { formatter, now }: Reader) => ({
  /**
   * Order figures of the calling producer for the last `period` days, including today, in the market's time
   * zone (R1.3, R7.19).
   */
  loadFigures: async (
    { period }: { period: OrderStatsPeriod },
    signal?: AbortSignal,
  ): Promise<Result<ProducerPeriodStats, FailureOf<'getProducerStats'>>> => {
    const to = formatter.isoDay(now());
    const query = { from: addDays(to, 1 - period), to };
    const answer = await call('getProducerStats', { query }, signal);
    if (!answer.ok) return answer;
    const { figures } = answer.value;
    if (!figures) throw new Error('There are no figures in the answer, although days were asked for.');
    return { ok: true, value: figures };
  },
});
export type OrderFiguresService = ReturnType<typeof createOrderFiguresService>;
