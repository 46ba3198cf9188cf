import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Id of the request in whose course the current code runs, for log lines. Callbacks of long-lived objects, such as
 * connections and timers, must be bound outside requests by `AsyncLocalStorage.bind`, else they keep the id of the
 * request that opened them.
 */
export const requestScope = new AsyncLocalStorage<string>();
