import { Counter, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';
import { REFUSAL_STATUSES, type RefusalCode } from '../../contract/api/failure.ts';
import type { Metrics } from './metrics.ts';

/** Methods with a label value of their own; Node parses 30 others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** From an e-mail that leaves at once to an order that waits for two weeks, in s. */
const DWELL_BUCKETS = [1, 10, 60, 300, 1_800, HOUR, 4 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY];

/** Adds the metrics that events change. */
export function addEventMetrics(registry: Registry<OpenMetricsContentType>): Metrics {
  const registers = [registry];
  const requests = new Histogram({
    name: 'tenderete_http_request_duration_seconds',
    help: 'Time until the answer to an HTTP request was sent, by route pattern',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const refusals = new Counter({
    name: 'tenderete_refusals_total',
    help: 'Requests that the server refused or failed, by code',
    labelNames: ['code'],
    registers,
  });
  const orders = new Counter({
    name: 'tenderete_orders_placed_total',
    help: 'Orders placed at this process',
    registers,
  });
  const states = new Histogram({
    name: 'tenderete_state_duration_seconds',
    help: 'Time that orders, imports and e-mails stayed in a state of their chart, observed when they left it',
    labelNames: ['chart', 'state'],
    buckets: DWELL_BUCKETS,
    registers,
  });
  for (const code of Object.keys(REFUSAL_STATUSES) as RefusalCode[]) refusals.inc({ code }, 0);
  return {
    requestAnswered: ({ method, route = 'none', status, elapsed }) => {
      requests.observe({ method: METHODS.has(method) ? method : 'other', route, status }, elapsed / 1_000);
    },
    refused: (code) => refusals.inc({ code }),
    orderPlaced: () => orders.inc(),
    stateLeft: ({ chart, state, stayed }) => states.observe({ chart, state }, Math.max(stayed, 0) / 1_000),
  };
}
