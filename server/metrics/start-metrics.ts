import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, type OpenMetricsContentType, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Engine } from '../db/engine.ts';
import type { Log } from '../log.ts';
import { addEventMetrics } from './event-metrics.ts';
import { addGaugeMetrics } from './gauge-metrics.ts';
import type { Metrics } from './metrics.ts';
import { countQueues, type QueueCounts } from './queue-counts.ts';

/** Timeout of the counts of queues, in ms. */
const COUNTED_WITHIN = 5_000;
/** Minimum interval between two counts of queues, in ms, because they read tables. */
const COUNTED_EVERY = 10_000;

/** Counts of queues, at most one read at a time and per interval; undefined if the database did not answer. */
function createQueueReader(
  read: () => Promise<QueueCounts>,
  log: Log,
): () => Promise<QueueCounts | undefined> {
  let last: { counts: Promise<QueueCounts | undefined>; since: number } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.since >= COUNTED_EVERY) {
      const counts = read().catch((err: unknown) => {
        log.warn({ err }, 'The queues could not be counted for the metrics.');
        return undefined;
      });
      last = { counts, since: now };
    }
    return last.counts;
  };
}

/**
 * Serves GET /metrics as OpenMetrics text on a port of its own. Rejects if the port is taken. `stop` closes the port and
 * the connection of its own.
 */
export async function startMetrics(
  { port, host }: NonNullable<Config['metrics']>,
  engine: Engine,
  log: Log,
): Promise<{ metrics: Metrics; stop: () => Promise<void> }> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  const connection = engine.sideConnection({ name: 'metrics', timeout: COUNTED_WITHIN });
  addGaugeMetrics(
    registry,
    engine,
    createQueueReader(() => countQueues(connection), log),
  );
  const metrics = addEventMetrics(registry);

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (err: unknown) => {
        log.error({ err }, 'The metrics could not be collected.');
        response.writeHead(500).end();
      },
    );
  });
  await once(server.listen(port, host), 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await connection.close();
  };
  return { metrics, stop };
}
