import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceContextOf } from '../http/trace-context.ts';
import type { Log } from '../log.ts';
import { requestScope, type TraceContext, traceScope } from '../request-scope.ts';
import { PROBE_PATHS } from '../routes/probes.routes.ts';

/** Routes of monitoring, which are asked every few seconds. */
const MONITORING = new Set(['/api/health', ...Object.values(PROBE_PATHS)]);

const traces = new WeakMap<FastifyRequest, TraceContext>();

/**
 * Runs each request in its scope, so that its log lines carry its id and its trace. `isFromProxy`: a trusted proxy may
 * name the trace.
 */
export function addRequestScope(app: FastifyInstance, isFromProxy: boolean): void {
  // Fastify keeps the scope while a body arrives.
  app.addHook('onRequest', (request, _reply, done) => {
    const trace = traceContextOf(request.headers, isFromProxy);
    traces.set(request, trace);
    requestScope.run(request.id, () => traceScope.run(trace, done));
  });
}

/** Access log: a line for each answered request, without URL, address and headers; monitoring at level trace. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, routeOptions } = request;
    const { url: route } = routeOptions;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { traceId } = traces.get(request) ?? {};
    const line = { requestId: id, traceId, method, route: route ?? 'none', status: reply.statusCode, ms };
    if (route !== undefined && MONITORING.has(route)) log.trace(line, 'request');
    else log.info(line, 'request');
    done();
  });
}
