import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { TraceContext } from '../request-scope.ts';

/** `traceparent` of W3C Trace Context, level 1: version, trace id, id of the sender's span, flags. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const NO_TRACE = '0'.repeat(32);
const NO_SPAN = '0'.repeat(16);

/** Flags of a trace that nobody has asked to record. */
const UNSAMPLED = '00';

function parse(header: string): { traceId: string; parentId: string; flags: string } | undefined {
  const [, version, traceId = NO_TRACE, parentId = NO_SPAN, flags = UNSAMPLED, rest] =
    TRACEPARENT.exec(header) ?? [];
  // A later version may have more fields; ff is no version.
  if (version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  return traceId === NO_TRACE || parentId === NO_SPAN ? undefined : { traceId, parentId, flags };
}

/** Trace of a request: that of `traceparent` if a trusted proxy sent a valid one, else a new trace that is not sampled. */
export function traceContextOf({ traceparent }: IncomingHttpHeaders, isFromProxy: boolean): TraceContext {
  const sent = isFromProxy && typeof traceparent === 'string' ? parse(traceparent) : undefined;
  const spanId = randomBytes(8).toString('hex');
  return sent ? { ...sent, spanId } : { traceId: randomBytes(16).toString('hex'), spanId, flags: UNSAMPLED };
}

/** `traceparent` for requests of the server in the course of a request. */
export const traceparentOf = ({ traceId, spanId, flags }: TraceContext): string =>
  `00-${traceId}-${spanId}-${flags}`;
