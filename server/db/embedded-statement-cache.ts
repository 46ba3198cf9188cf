import {
  parse,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;
const { ParameterDescriptionMessage, RowDescriptionMessage } = protocol.messages;
const { parseResults } = parse;

/** Cache size: more than the number of different statements of the server. */
const KEPT = 400;

const UNKNOWN = 705;

interface Statement {
  name: string;
  parameterTypes: number[];
  description: InstanceType<typeof RowDescriptionMessage> | undefined;
}

type Query = (text: string, parameters?: unknown[], options?: QueryOptions) => Promise<Results>;

/** Part of the embedded database's interface that drizzle uses. */
export interface StatementClient {
  query: Query;
  transaction: <T>(work: (tx: Pick<Transaction, 'rollback'> & { query: Query }) => Promise<T>) => Promise<T>;
}

/**
 * Prepared statement cache by SQL text. PGlite parses and plans every query again, in five round trips into
 * WebAssembly; this takes one, and 1/11 of the time for a product query. The schema must not change meanwhile, so
 * migrations bypass it.
 */
export function keepStatements(pg: PGlite): StatementClient {
  const outdated: string[] = [];
  const known = new LRUCache<string, Statement>({ max: KEPT, dispose: ({ name }) => outdated.push(name) });
  let made = 0;

  const prepare = async (text: string): Promise<Statement> => {
    made += 1;
    const name = `kept_${made}`;
    const closing = outdated.splice(0).map((old) => serialize.close({ type: 'S', name: old }));
    const steps = [
      ...closing,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ];
    const { messages } = await pg.execProtocol(Buffer.concat(steps));
    const parameters = messages.find((message) => message instanceof ParameterDescriptionMessage);
    const description = messages.find((message) => message instanceof RowDescriptionMessage);
    const statement = { name, parameterTypes: parameters?.dataTypeIDs ?? [], description };
    known.set(text, statement);
    return statement;
  };

  const textOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const write = pg.serializers[type ?? UNKNOWN] ?? String;
    return write(value);
  };

  const run = async (text: string, parameters: unknown[], options?: QueryOptions): Promise<Results> => {
    const { name, parameterTypes, description } = known.get(text) ?? (await prepare(text));
    const values = parameters.map((value, index) => textOf(value, parameterTypes[index]));
    const steps = [serialize.bind({ statement: name, values }), serialize.execute(), serialize.sync()];
    const { messages } = await pg.execProtocol(Buffer.concat(steps));
    const [result] = parseResults(description ? [description, ...messages] : messages, pg.parsers, options);
    return result ?? { rows: [], fields: [] };
  };

  const query: Query = (text, parameters = [], options) =>
    pg._runExclusiveTransaction(() => pg._runExclusiveQuery(() => run(text, parameters, options)));

  const transaction: StatementClient['transaction'] = (work) =>
    pg.transaction((tx) => {
      const queryInside: Query = (text, parameters = [], options) => {
        if (tx.closed) throw new Error('The transaction is over.');
        return pg._runExclusiveQuery(() => run(text, parameters, options));
      };
      return work({ query: queryInside, rollback: () => tx.rollback() });
    });

  return { query, transaction };
}
