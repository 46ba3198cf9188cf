import { Counter, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';
import { REFUSALS, type RefusalCode } from '../../contract/api/failure.ts';
import type { Metrics } from './metrics.ts';

/** Methods with a label value of their own; Node parses 30 others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

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
  for (const code of Object.keys(REFUSALS) as RefusalCode[]) refusals.inc({ code }, 0);
  return {
    requestAnswered: ({ method, route = 'none', status, elapsed }) => {
      requests.observe({ method: METHODS.has(method) ? method : 'other', route, status }, elapsed / 1_000);
    },
    refused: (code) => refusals.inc({ code }),
    orderPlaced: () => orders.inc(),
  };
}
