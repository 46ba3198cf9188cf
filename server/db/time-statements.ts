import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { requestScope } from '../request-scope.ts';
import { statementName } from './prepared-statements.ts';

/** Statement that took longer than the threshold, without its values. */
export interface SlowStatement {
  /** Name of the prepared statement; for others, the name that it would have. Equal texts have equal names. */
  statement: string;
  /** Beginning of the SQL text, which has placeholders in place of values. */
  sql: string;
  /** Time until the answer, in ms. */
  ms: number;
  requestId: string | undefined;
}

export interface SlowStatementOptions {
  /** Threshold in ms. */
  threshold: number;
  report: (slow: SlowStatement) => void;
}

const SHOWN = 200;

type Query = (...args: readonly unknown[]) => unknown;
type Callback = (...result: readonly unknown[]) => void;

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

function textOf(statement: unknown): { text: string; name?: string } {
  return typeof statement === 'string' ? { text: statement } : (statement as { text: string; name?: string });
}

function timeClient(client: PoolClient, { threshold, report }: SlowStatementOptions): void {
  const query = client.query.bind(client) as unknown as Query;
  const timed: Query = (...args) => {
    const began = performance.now();
    const requestId = requestScope.getStore();
    const end = () => {
      const ms = performance.now() - began;
      if (ms < threshold) return;
      const { text, name = statementName(text) } = textOf(args[0]);
      const sql = text.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN);
      report({ statement: name, sql, ms: Math.round(ms), requestId });
    };
    const callback = args.at(-1);
    if (isCallback(callback)) {
      return query(...args.slice(0, -1), (...result: readonly unknown[]) => {
        end();
        callback(...result);
      });
    }
    const answer = query(...args);
    if (answer instanceof Promise) void answer.then(end, end);
    return answer;
  };
  Object.assign(client, { query: timed });
}

/** Measures each statement of a pool, without the wait for a connection, and reports the slow ones. */
export function timeStatements(pool: Pool, options: SlowStatementOptions): void {
  pool.on('connect', (client) => timeClient(client, options));
  // The pool calls back in the scope of the request that released the connection, or that opened it.
  const connect = pool.connect.bind(pool) as unknown as Query;
  const scoped: Query = (callback) =>
    isCallback(callback) ? connect(AsyncLocalStorage.bind(callback)) : connect();
  Object.assign(pool, { connect: scoped });
}
