import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Reports each answered request to the metrics. */
export function measureRequests(app: FastifyInstance, metrics: Pick<Metrics, 'requestAnswered'>): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    metrics.requestAnswered({
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      elapsed: reply.elapsedTime,
    });
    done();
  });
}
