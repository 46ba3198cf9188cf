import type { Call } from '../../contract/calls/call.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { Result } from '../../contract/calls/failure.ts';

export interface Asked {
  name: EndpointName;
  input: unknown;
}

/** A Call that answers from a table by the endpoint's name and notes what it was asked. */
export function fakeCall(
  answers: Partial<Record<EndpointName, Result<unknown> | ((input: unknown) => Result<unknown>)>>,
) {
  const asked: Asked[] = [];
  const call = async (name: EndpointName, input: unknown) => {
    asked.push({ name, input });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`Nothing to answer ${name} with`);
    return typeof answer === 'function' ? answer(input) : answer;
  };
  // The answer's type follows from the endpoint's name, which a table of answers cannot say.
  return { call: call as unknown as Call, asked };
}

export const answering = <T>(value: T): Result<T> => ({ ok: true, value });
