import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/calls/endpoint.ts';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import { networkOf } from '../address.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import type { Asker, Context } from '../context.ts';
import type { BotCheckServices } from '../services/bot-check/bot-check-services.ts';
import { requireBotCheck } from '../services/bot-check/require-bot-check.ts';
import { createAuthorize } from './authorize.ts';
import { checkRequest } from './check-request.ts';
import { refusal } from './failure-answers.ts';
import type { Handlers } from './handler.ts';
import { readQuery } from './query-text.ts';
import { SUCCESS_MESSAGE } from './refusal-messages.ts';

type AnyHandler = (ctx: Context, request: object) => Promise<unknown>;

const SUCCESS = { code: 'SUCCESS', message: SUCCESS_MESSAGE };

const captchaTokenIn = ({ headers }: FastifyRequest): string | undefined => {
  const token = headers['x-captcha-token'];
  return typeof token === 'string' ? token : undefined;
};

const written = new WeakMap<object, string>();

/** The body of an answer: one that is frozen is shared by many requests and written as JSON once. */
function bodyOf(answer: unknown, isFlat: boolean | undefined): { text: string } | { value: unknown } {
  const value = () => (isFlat ? answer : { status: SUCCESS, data: answer });
  if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return { value: value() };
  const text = written.get(answer) ?? JSON.stringify(value());
  written.set(answer, text);
  return { text };
}

/** The address of a row as fastify writes it. */
const pathOf = ({ path }: Endpoint): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function queryOf(endpoint: Endpoint, { raw }: FastifyRequest): Record<string, string> | undefined {
  if (!endpoint.query) return undefined;
  try {
    return readQuery(raw.url ?? '');
  } catch {
    throw refusal('MALFORMED_REQUEST');
  }
}

/**
 * Mounts every row of the endpoint table: who may call, what the request must be, which verb, and the envelope, all from the
 * row. A row without a handler answers NOT_IMPLEMENTED to whoever may call it.
 */
export function mountEndpoints(
  app: FastifyInstance,
  handlers: Partial<Handlers>,
  authenticate: Authenticate,
  contextOf: (asker: Asker) => Context,
  botCheck: BotCheckServices,
): void {
  const authorize = createAuthorize(authenticate);
  const askers = new WeakMap<FastifyRequest, Asker>();

  const mount = (name: EndpointName, endpoint: Endpoint) => {
    const handler = handlers[name] as AnyHandler | undefined;
    const isPrivate = endpoint.access !== 'anyone' || endpoint.bearer === 'never';
    const isFlat = endpoint.envelope === 'flat';
    app.route({
      method: endpoint.method,
      url: pathOf(endpoint),
      config: { saysError: endpoint.failure === 'error' },
      onRequest: async (request) => {
        askers.set(request, await authorize(endpoint, request.headers.authorization));
      },
      handler: async (request, reply) => {
        if (!handler) throw refusal('NOT_IMPLEMENTED');
        const asker = askers.get(request) ?? { role: 'anonymous' };
        const { params, body, headers } = request;
        const checked = checkRequest(endpoint, { params, query: queryOf(endpoint, request), body });
        const ctx = contextOf(asker);
        if (endpoint.botCheck)
          await requireBotCheck(ctx, botCheck, endpoint.botCheck, captchaTokenIn(request));
        const answer = await handler(ctx, {
          ...checked,
          headers,
          address: networkOf(request.ip),
        });
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
