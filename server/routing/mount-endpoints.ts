import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import type { RequestSchemas } from '../../contract/api/request-schemas.ts';
import { requests } from '../../contract/requests.ts';
import { networkOf } from '../http/network-address.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import { type Asker, contextOf, ANONYMOUS_ASKER, type Tools } from '../context.ts';
import { requireBotCheck } from '../services/auth/bot-tokens.ts';
import { defaultRefusal, SUCCESS_MESSAGE } from '../http/default-error-messages.ts';
import { createAuthorize } from './authorize.ts';
import { validateRequest } from './validate-request.ts';
import { readQuery } from './query-text.ts';
import type { VisitObserver } from '../visits/visit-observer.ts';
import type { CallLanes } from './call-lanes.ts';
import { withRoleAlias } from './role-alias-response.ts';
import type { AnyVerb, Verbs } from './verb.ts';

/**
 * Origin of upload URLs: the market's public origin. On localhost it is the host name from the request, because pages
 * may connect only to their own origin.
 */
function uploadOriginOf(publicUrl: string, host: string | string[] | undefined): string {
  const isPublic = new URL(publicUrl).hostname !== 'localhost';
  if (isPublic || typeof host !== 'string' || !URL.canParse(`http://${host}`)) return publicUrl;
  return new URL(`http://${host}`).origin;
}

const SUCCESS = { code: 'SUCCESS', message: SUCCESS_MESSAGE };

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  headers[name] === undefined ? undefined : String(headers[name]);

const written = new WeakMap<object, string>();

/** Answer body. A frozen answer is shared by several requests and serialized once. */
function bodyOf(answer: unknown, isFlat: boolean | undefined): { text: string } | { value: unknown } {
  const value = () => (isFlat ? answer : { status: SUCCESS, data: answer });
  if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return { value: value() };
  const text = written.get(answer) ?? JSON.stringify(value());
  written.set(answer, text);
  return { text };
}

/** Path of a row in fastify's syntax. */
const pathOf = ({ path }: Endpoint): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function queryOf({ query }: RequestSchemas, { raw }: FastifyRequest): Record<string, string> | undefined {
  if (!query) return undefined;
  try {
    return readQuery(raw.url ?? '');
  } catch {
    throw defaultRefusal('MALFORMED_REQUEST');
  }
}

/**
 * Mounts every row of the table of calls: access, validation, verb and envelope come from the row. A row without a verb
 * answers NOT_IMPLEMENTED to permitted askers. `watch` counts the answers, `runInLane` chooses the connections.
 */
export function mountEndpoints(
  app: FastifyInstance,
  verbs: Partial<Verbs>,
  authenticate: Authenticate,
  tools: Tools,
  watch: Pick<VisitObserver, 'ofCall'>,
  runInLane: CallLanes,
): void {
  const authorize = createAuthorize(authenticate);
  const askers = new WeakMap<FastifyRequest, Asker>();

  const mount = (name: EndpointName, endpoint: Endpoint) => {
    const verb = verbs[name] as AnyVerb | undefined;
    const isPrivate = endpoint.access !== 'anyone' || endpoint.bearer === 'never';
    const isFlat = endpoint.envelope === 'flat';
    const schemas: RequestSchemas = requests[name];
    const noteAnswer = watch.ofCall(name);
    app.route({
      method: endpoint.method,
      url: pathOf(endpoint),
      config: { saysError: endpoint.failure === 'error' },
      onRequest: async (request) => {
        askers.set(request, await authorize(endpoint, request.headers.authorization));
      },
      handler: async (request, reply) => {
        if (!verb) throw defaultRefusal('NOT_IMPLEMENTED');
        const asker = askers.get(request) ?? ANONYMOUS_ASKER;
        const { params, body, headers, ip } = request;
        const input = validateRequest(name, { params, query: queryOf(schemas, request), body });
        const ctx = contextOf(tools, {
          asker,
          address: networkOf(ip),
          origin: uploadOriginOf(tools.publicUrl, headers.host),
          idempotencyKey: headerOf(request, 'idempotency-key'),
          userAgent: headers['user-agent'],
        });
        if (endpoint.botCheck) {
          const token = headerOf(request, 'x-captcha-token');
          await requireBotCheck(ctx, { form: endpoint.botCheck, token });
        }
        const answer = withRoleAlias(endpoint, await runInLane(name, verb, ctx, input));
        noteAnswer?.({ asker, visitor: ctx, referer: headers.referer, input }, answer);
        reply.header('cache-control', isPrivate || asker.role !== 'anonymous' ? 'no-store' : 'no-cache');
        if (endpoint.success !== undefined) reply.code(endpoint.success);
        const said = bodyOf(answer, isFlat);
        if ('value' in said) return said.value;
        reply.type('application/json; charset=utf-8');
        return said.text;
      },
    });
  };

  for (const [name, endpoint] of Object.entries(endpoints)) mount(name as EndpointName, endpoint);
}
