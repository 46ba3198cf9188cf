import { describe, expect, test } from 'vitest';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { addFieldError } from './add-field-error.ts';

type Answer = Result<null, FailureOf<'changePassword'>>;

const refused = (...failure: Parameters<typeof sampleFailure<'WRONG_PASSWORD' | 'TIMEOUT'>>): Answer => ({
  ok: false,
  failure: sampleFailure(...failure),
});
const told = (answer: Answer) =>
  addFieldError(answer, { WRONG_PASSWORD: 'oldPassword' }, ({ status }) => `No es esa (${status}).`);

describe(addFieldError, () => {
  test('a refusal about a field is told there, and stays what it is', () => {
    expect(told(refused('WRONG_PASSWORD', { status: 422, retryAfter: 40 }))).toEqual(
      refused('WRONG_PASSWORD', {
        status: 422,
        retryAfter: 40,
        errors: [{ field: 'oldPassword', message: 'No es esa (422).' }],
      }),
    );
  });

  test('what the server says of its fields is not replaced', () => {
    const answer = refused('WRONG_PASSWORD', { errors: [{ field: 'newPassword', message: 'Es la misma' }] });
    expect(told(answer)).toEqual(answer);
  });

  test.each<[string, Answer]>([
    ['a refusal about something else', refused('TIMEOUT')],
    ['an answer', { ok: true, value: null }],
  ])('%s is as it was', (_, answer) => {
    expect(told(answer)).toBe(answer);
  });
});
