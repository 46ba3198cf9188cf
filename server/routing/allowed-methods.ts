import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';

const hasParameters = (path: string) => path.includes('{');
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const methodsByPath = Map.groupBy(Object.values(endpoints), ({ path }: Endpoint) => `/api${path}`);

const rows = [...methodsByPath].map(([path, found]) => {
  const methods: string[] = found.map(({ method }) => method);
  return { path, methods: [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'] };
});
const literal = new Map(rows.map(({ path, methods }) => [path, methods]));
const patterns = rows
  .filter(({ path }) => hasParameters(path))
  .map(({ path, methods }) => ({ pattern: patternOf(path), methods }));

/**
 * HTTP methods of a path below /api; empty for an unknown path. A literal path has priority over patterns: DELETE
 * /orders/checkout is not an order with the id "checkout".
 */
export const allowedMethods = (path: string): readonly string[] =>
  literal.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.methods ?? [];
