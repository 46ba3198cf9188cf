import type { AnyStruct, Endpoint } from '../../../contract/api/endpoint.ts';
import type { RequestSchemas } from '../../../contract/api/request-schemas.ts';
import { describeFieldNames } from './describe-struct.ts';

const takes = (struct: AnyStruct | undefined, mark: string) =>
  struct ? [mark + describeFieldNames(struct).replaceAll(' ', ` ${mark}`)] : [];

/**
 * Row of the endpoint table in words: access and marks, method and path, service and time limit, inputs, answer, own
 * refusals.
 * `/` marks path parameters, `&` query parameters, `?` optional ones.
 */
const callInWords = (row: Endpoint, { params, query, body }: RequestSchemas): string[] => [
  [
    Array.isArray(row.access) ? row.access.join(' and ') : row.access,
    ...(row.bearer ? [`bearer ${row.bearer}`] : []),
    ...(row.success ? [row.success] : []),
    ...(row.envelope ? [row.envelope] : []),
    ...(row.invalidAnswer ? [row.invalidAnswer] : []),
    ...(row.failure ? [row.failure] : []),
    ...(row.botCheck ? [`as ${row.botCheck}`] : []),
  ].join(', '),
  `${row.method} ${row.path}`,
  `${row.service}, ${row.timeout / 1_000} s`,
  [...takes(params, '/'), ...takes(query, '&'), ...takes(body, '')].join(' '),
  describeFieldNames(row.answer),
  (row.refusals ?? []).join(' '),
];

/** Calls of a table with their requests: the name of each, then its parts as text. */
export const describeCalls = (
  table: Readonly<Record<string, Endpoint>>,
  requests: Readonly<Record<string, RequestSchemas>>,
): string[][] =>
  Object.entries(table).map(([name, row]) => [name, ...callInWords(row, requests[name] ?? {})]);
