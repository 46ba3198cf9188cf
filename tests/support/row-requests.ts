import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import type { RequestSchemas } from '../../contract/api/request-schemas.ts';
import { requests } from '../../contract/requests.ts';
import { type TestApi, urlOf } from './api.ts';
import { EXPECTATIONS } from './authorization-expectations.ts';
import { type Sample, SAMPLES } from './endpoint-samples.ts';
import { type Caller, CALLERS, type Scene } from './market-scene.ts';

export const ROWS = Object.keys(endpoints) as EndpointName[];

export interface RowRequest {
  method: Endpoint['method'];
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Somebody whom the row lets in, and whose objects the samples are about; nobody in particular where it finds nothing for anybody. */
export const permitted = (name: EndpointName): Caller =>
  CALLERS.find((caller) => ['SUCCESS', 'in', 'INVALID_TRANSITION'].includes(EXPECTATIONS[name][caller])) ??
  'anonymous';

/** The well-formed request of a row as a caller; `changes` stand in for parts of it. */
export function rowRequest(
  name: EndpointName,
  scene: Scene,
  caller: Caller = permitted(name),
  changes: Sample = {},
): RowRequest {
  const { params, query, body } = { ...SAMPLES[name](scene), ...changes };
  const token = caller === 'anonymous' ? undefined : scene.people[caller].token;
  return {
    method: endpoints[name].method,
    path: urlOf(endpoints[name], params, query),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** Rows with a part of that kind. */
export const rowsWith = (part: 'params' | 'query' | 'body'): EndpointName[] =>
  ROWS.filter((name) => (requests[name] as RequestSchemas)[part] !== undefined);

export interface Heard {
  status: number;
  code: string;
  text: string;
}

/** Sends a request into the server without a socket. */
export async function hear(
  { app }: TestApi,
  request: Omit<RowRequest, 'body'> & { body?: string | Buffer },
): Promise<Heard> {
  const { method, path, headers, body } = request;
  const answer = await app.inject({
    method,
    url: path,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  const said = answer.body === '' ? undefined : answer.json<{ status?: { code?: string } }>();
  return { status: answer.statusCode, code: said?.status?.code ?? '', text: answer.body };
}
