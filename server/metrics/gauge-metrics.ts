import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { Engine } from '../db/engine.ts';
import { cacheSizes } from '../memory-cache.ts';
import type { QueueCounts } from './queue-counts.ts';

/** Adds the metrics that are read at each scrape. Without `readQueues`' answer, the metrics of queues are absent. */
export function addGaugeMetrics(
  registry: Registry<OpenMetricsContentType>,
  engine: Pick<Engine, 'statistics'>,
  readQueues: () => Promise<QueueCounts | undefined>,
): void {
  const gauge = (name: string, help: string, read: () => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  gauge('tenderete_pool_connections', 'Open connections of the pool', () => engine.statistics().pool.size);
  gauge('tenderete_pool_idle', 'Idle connections of the pool', () => engine.statistics().pool.idle);
  gauge('tenderete_pool_waiting', 'Requests that wait for a connection of the pool', () => {
    return engine.statistics().pool.waiting;
  });
  registry.registerMetric(
    new Counter({
      name: 'tenderete_change_feed_reconnects_total',
      help: 'Times that the connection of the change feed was lost and opened again',
      registers: [],
      collect() {
        this.reset();
        this.inc(engine.statistics().feedReconnects);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'tenderete_cache_entries',
      help: 'Entries of a cache in memory',
      labelNames: ['cache'],
      registers: [],
      collect() {
        for (const [cache, size] of cacheSizes()) this.set({ cache }, size);
      },
    }),
  );
  const queue = (kind: 'imports' | 'mails', help: string) =>
    registry.registerMetric(
      new Gauge({
        name: `tenderete_${kind}`,
        help,
        labelNames: ['state'],
        registers: [],
        async collect() {
          const counts = await readQueues();
          this.reset();
          for (const [state, jobs] of Object.entries(counts?.[kind] ?? {})) this.set({ state }, jobs);
        },
      }),
    );
  queue('imports', 'Product imports of the market, by state');
  queue('mails', 'E-mails of the market that are not sent, by state');
  const jobs = (name: string, help: string, valueOf: (job: QueueCounts['jobs'][number]) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['kind', 'state'],
        registers: [],
        async collect() {
          const counts = await readQueues();
          this.reset();
          for (const job of counts?.jobs ?? []) this.set({ kind: job.kind, state: job.state }, valueOf(job));
        },
      }),
    );
  jobs('tenderete_jobs', 'Unfinished background jobs of the market', ({ count }) => count);
  jobs(
    'tenderete_jobs_oldest_seconds',
    'Time for which the oldest background job has been in its state',
    ({ oldest }) => oldest,
  );
}
