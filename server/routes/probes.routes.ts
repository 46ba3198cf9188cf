import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../services/readiness.ts';

/** Paths of the probes. */
export const PROBE_PATHS = { live: '/live', ready: '/ready' };

/**
 * Probes of a load balancer or service manager. /live answers 200 as long as the process answers. /ready answers 200,
 * or 503 with the names of the failed checks.
 */
export function mountProbes(app: FastifyInstance, readiness: Readiness): void {
  app.get(PROBE_PATHS.live, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get(PROBE_PATHS.ready, async (_request, reply) => {
    const failed = await readiness.failedChecks();
    reply.header('cache-control', 'no-store');
    if (failed.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', failed });
  });
}
