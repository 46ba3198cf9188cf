import type { AnyStruct, Endpoint } from '../../contract/api/endpoint.ts';
import { namesInWords } from './struct-in-words.ts';

const takes = (struct: AnyStruct | undefined, mark: string) =>
  struct ? [mark + namesInWords(struct).replaceAll(' ', ` ${mark}`)] : [];

/**
 * Row of the endpoint table in words: access and marks, method and path, service and time limit, inputs, answer, own
 * refusals.
 * `/` marks path parameters, `&` query parameters, `?` optional ones.
 */
export const callInWords = (row: Endpoint): string[] => [
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
  [...takes(row.params, '/'), ...takes(row.query, '&'), ...takes(row.body, '')].join(' '),
  namesInWords(row.answer),
  (row.refusals ?? []).join(' '),
];
