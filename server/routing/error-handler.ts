import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  refusalOfConstraint,
  isMissingAccount,
  isDatabaseUnreachable,
  isReported,
  isStatementTimeout,
} from '../db/database-error.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Log } from '../log.ts';
import { isRefusal, type Refusal } from '../http/refusal.ts';
import { defaultRefusal, type DefaultErrorCode } from '../http/default-error-messages.ts';

const FASTIFY_CODES: Readonly<Record<string, DefaultErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'URI_TOO_LONG',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
};

/** True if the caller should retry later: the database is away, or the statement took too long. */
export const isUnavailable = (error: unknown): boolean =>
  isDatabaseUnreachable(error) || isStatementTimeout(error);

function codeOf(error: unknown): DefaultErrorCode {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isMissingAccount(error)) return 'UNAUTHENTICATED';
  return FASTIFY_CODES[code] ?? (isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

const asRefusal = (error: unknown): Refusal =>
  isRefusal(error) ? error : (refusalOfConstraint(error) ?? defaultRefusal(codeOf(error)));

/** Retry-After for an unavailable server or database, in seconds; the outage may be short. */
export const OUTAGE_RETRY_AFTER = 10;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if failures repeat their message in the field `error`. */
    saysError?: boolean;
  }
}

/** Failure body: code, message for display, field errors, and additional data of the row. */
const failureBody = ({ code, message, errors, data }: Refusal, saysError = false) => ({
  status: { code, message },
  ...(saysError && { error: message }),
  ...(errors.length > 0 && { errors }),
  ...(data && { data }),
});

/** True if the client aborted the request before it was complete. */
const hasGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/**
 * Error handler: answers every failure in the contract's format. An unexpected error is logged with the request id and
 * answered as INTERNAL.
 */
export function createErrorHandler(log: Log, metrics?: Pick<Metrics, 'refused'>) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const said = asRefusal(error);
    metrics?.refused(said.code);
    if (hasGone(request)) {
      log.debug({ requestId: request.id, route: request.routeOptions.url }, 'Whoever asked has gone.');
    } else if (isReported(error)) {
      // A line for each request would hide the one of the outage.
      log.debug({ requestId: request.id, route: request.routeOptions.url }, 'The database is away.');
    } else if (said.status >= 500 && !isRefusal(error)) {
      log.error(
        { err: error, requestId: request.id, method: request.method, route: request.routeOptions.url },
        'A request failed.',
      );
    }
    const retryAfter = said.retryAfter ?? (said.status === 503 ? OUTAGE_RETRY_AFTER : undefined);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply
      .code(said.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(failureBody(said, request.routeOptions.config.saysError));
  };
}
