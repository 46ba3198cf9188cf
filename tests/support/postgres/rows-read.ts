import { Client } from 'pg';
import { vi } from 'vitest';

/** Statement with its values, as the server sent it. */
export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

type QueryArguments = [string | { text: string; values?: unknown[] }, unknown[]?];

/** Reading statements that this process sends to PostgreSQL during `work`. */
export async function statementsSentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.flatMap((call) => {
      const [asked, given] = call as unknown as QueryArguments;
      const { text, values } = typeof asked === 'string' ? { text: asked, values: undefined } : asked;
      const sent = Array.isArray(given) ? given : (values ?? []);
      return /^\s*(select|with)\b/i.test(text) ? [{ text, values: sent }] : [];
    });
  } finally {
    query.mockRestore();
  }
}

/** Node of a plan that was executed, as EXPLAIN (ANALYZE, FORMAT JSON) reports it. */
interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Heap Fetches'?: number;
  Plans?: PlanNode[];
}

/** Scans that read rows of a table or entries of an index; the bits of a bitmap index scan are no rows. */
const READS = new Set(['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan']);

function rowsOfNode(node: PlanNode): number {
  const { Plans = [] } = node;
  const below = Plans.reduce((sum, plan) => sum + rowsOfNode(plan), 0);
  if (!READS.has(node['Node Type'])) return below;
  const perLoop =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return below + Math.round(perLoop * node['Actual Loops']);
}

/** Number of rows that PostgreSQL reads to execute a statement, which is executed for it. */
export async function rowsRead(client: Client, { text, values }: SentStatement): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, timing off, format json) ${text}`,
    [...values],
  );
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (plan === undefined) throw new Error('PostgreSQL explained nothing.');
  return rowsOfNode(plan.Plan);
}
