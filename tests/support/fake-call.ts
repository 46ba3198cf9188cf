import type { Call } from '../../contract/api/call.ts';
import { narrowFailure } from '../../contract/api/narrow-failure.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import type { Result } from '../../contract/api/failure.ts';

export interface Asked {
  name: EndpointName;
  input: unknown;
}

/** A Call that answers from a table by the endpoint's name, failures narrowed by the row, and notes what it was asked. */
export function fakeCall(
  answers: Partial<Record<EndpointName, Result<unknown> | ((input: unknown) => Result<unknown>)>>,
) {
  const asked: Asked[] = [];
  const call = async (name: EndpointName, input: unknown) => {
    asked.push({ name, input });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`Nothing to answer ${name} with`);
    const result = typeof answer === 'function' ? answer(input) : answer;
    return result.ok ? result : { ok: false, failure: narrowFailure(endpoints[name], result.failure) };
  };
  // The answer's type follows from the endpoint's name, which a table of answers cannot say.
  return { call: call as unknown as Call, asked };
}

export const answering = <T>(value: T): Result<T> => ({ ok: true, value });
