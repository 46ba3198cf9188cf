import type { Call } from '../../contract/api/call.ts';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import type { CallFailure } from '../../contract/api/failure.ts';
import { narrowFailure } from '../../contract/api/narrow-failure.ts';
import { contextOf, type Tools } from '../context.ts';
import { isReported } from '../db/database-error.ts';
import { isRefusal } from '../http/refusal.ts';
import { defaultRefusal } from '../http/default-error-messages.ts';
import { isUnavailable } from './error-handler.ts';
import { validateRequest } from './validate-request.ts';
import type { CallLanes } from './call-lanes.ts';
import type { AnyVerb, Verbs } from './verb.ts';

function asFailure(error: unknown, report: (error: unknown) => void): CallFailure {
  if (!isRefusal(error) && !isReported(error)) report(error);
  const said = isRefusal(error) ? error : defaultRefusal(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL');
  const { code, status, message, errors, retryAfter } = said;
  return { code, status, message, errors, ...(retryAfter !== undefined && { retryAfter }) };
}

/** In-process call function for server rendering, as an anonymous asker. `report` receives errors that are not refusals. */
export function createInProcessCall(
  tools: Tools,
  verbs: Partial<Verbs>,
  report: (error: unknown) => void,
  runInLane: CallLanes,
): Call {
  const answer = async (name: EndpointName, input: object): Promise<unknown> => {
    const endpoint: Endpoint = endpoints[name];
    if (endpoint.access !== 'anyone') throw defaultRefusal('UNAUTHENTICATED');
    const verb = verbs[name] as AnyVerb | undefined;
    if (!verb) throw defaultRefusal('NOT_IMPLEMENTED');
    return runInLane(name, verb, contextOf(tools), validateRequest(name, input));
  };
  const call = async (name: EndpointName, input: object, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    try {
      const value = await answer(name, input);
      return { ok: true, value };
    } catch (error) {
      return { ok: false, failure: narrowFailure(endpoints[name], asFailure(error, report)) };
    } finally {
      signal?.throwIfAborted();
    }
  };
  return call as Call;
}
