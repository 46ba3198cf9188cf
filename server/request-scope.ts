import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Id of the request in whose course the current code runs, for log lines. Callbacks of long-lived objects, such as
 * connections and timers, must be bound outside requests by `AsyncLocalStorage.bind`, else they keep the id of the
 * request that opened them.
 */
export const requestScope = new AsyncLocalStorage<string>();

/** Place of a request in a trace (W3C Trace Context); ids and flags in lower-case hexadecimal. */
export interface TraceContext {
  traceId: string;
  /** Span of the sender; undefined for a trace that began here. */
  parentId?: string;
  /** Span of this request. */
  spanId: string;
  flags: string;
}

/** Trace of the request in whose course the current code runs, for log lines and for requests to external services. */
export const traceScope = new AsyncLocalStorage<TraceContext>();
