import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';

const patternOf = (path: string) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const rows = Object.values(endpoints).map(({ method, path }: Endpoint) => ({
  method,
  pattern: patternOf(path),
}));

/** The methods that a path below /api has; none when there is no such path. */
export function allowedMethods(path: string): string[] {
  const methods: string[] = rows.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (methods.length === 0) return [];
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])];
}
