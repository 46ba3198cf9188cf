import type { Call } from '../../../contract/api/call.ts';
import { narrowFailure } from '../../../contract/api/narrow-failure.ts';
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts';
import type { Result } from '../../../contract/api/failure.ts';

export interface RecordedCall {
  name: EndpointName;
  input: unknown;
}

/** Fake Call that answers from a table by endpoint name; narrows failures by the row and records the calls. */
export function fakeCall(
  answers: Partial<Record<EndpointName, Result<unknown> | ((input: unknown) => Result<unknown>)>>,
) {
  const asked: RecordedCall[] = [];
  const call = async (name: EndpointName, input: unknown) => {
    asked.push({ name, input });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`Nothing to answer ${name} with`);
    const result = typeof answer === 'function' ? answer(input) : answer;
    return result.ok ? result : { ok: false, failure: narrowFailure(endpoints[name], result.failure) };
  };
  // Cast: the answer's type depends on the endpoint name, which a table of answers cannot express.
  return { call: call as unknown as Call, asked };
}

export const successfulAnswer = <T>(value: T): Result<T> => ({ ok: true, value });
