import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { requestScope } from '../request-scope.ts';
import { PROBES } from '../routes/probes.routes.ts';

/** Routes of monitoring, which are asked every few seconds. */
const MONITORING = new Set(['/api/health', ...Object.values(PROBES)]);

/** Runs each request in its scope, so that its log lines carry its id. */
export function addRequestScope(app: FastifyInstance): void {
  // Fastify keeps the scope while a body arrives.
  app.addHook('onRequest', ({ id }, _reply, done) => requestScope.run(id, done));
}

/** Access log: a line for each answered request, without URL, address and headers; monitoring at level trace. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', ({ id, method, routeOptions: { url: route } }, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { requestId: id, method, route: route ?? 'none', status: reply.statusCode, ms };
    if (route !== undefined && MONITORING.has(route)) log.trace(line, 'request');
    else log.info(line, 'request');
    done();
  });
}
