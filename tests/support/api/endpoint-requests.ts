import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { endpoints, type EndpointName } from '../../../contract/endpoints.ts';
import type { RequestSchemas } from '../../../contract/api/request-schemas.ts';
import { requests } from '../../../contract/requests.ts';
import { type TestApi, urlOf } from './api.ts';
import { EXPECTATIONS } from './authorization-expectations.ts';
import { type Sample, SAMPLES } from '../samples/endpoint-samples.ts';
import { type SignedInCaller, CALLERS, type Scene } from './market-scene.ts';

export const ENDPOINT_NAMES = Object.keys(endpoints) as EndpointName[];

export interface EndpointRequest {
  method: Endpoint['method'];
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Caller permitted by the row, who owns the objects of the samples; anonymous if it has no such caller. */
export const permittedCaller = (name: EndpointName): SignedInCaller =>
  CALLERS.find((caller) => ['SUCCESS', 'in', 'INVALID_TRANSITION'].includes(EXPECTATIONS[name][caller])) ??
  'anonymous';

/** Valid request of a row as a caller; `changes` override parts of it. */
export function endpointRequest(
  name: EndpointName,
  scene: Scene,
  caller: SignedInCaller = permittedCaller(name),
  changes: Sample = {},
): EndpointRequest {
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

/** Rows with this kind of input. */
export const endpointsWithInput = (part: 'params' | 'query' | 'body'): EndpointName[] =>
  ENDPOINT_NAMES.filter((name) => (requests[name] as RequestSchemas)[part] !== undefined);

export interface RecordedRequest {
  status: number;
  code: string;
  text: string;
}

/** Injects a request into the server without a socket. */
export async function injectRequest(
  { app }: TestApi,
  request: Omit<EndpointRequest, 'body'> & { body?: string | Buffer },
): Promise<RecordedRequest> {
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
