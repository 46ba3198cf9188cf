import { expect, test } from 'vitest';
import { isRefusal } from '../http/refusal.ts';
import { validateRequest } from './validate-request.ts';

const params = { idOrSlug: 'la-colmena' };

function asked(input: { query?: object; body?: object }): unknown {
  try {
    return validateRequest('deleteAllProducts', { params, ...input });
  } catch (error) {
    return isRefusal(error) ? [error.status, error.code, error.message] : error;
  }
}

const UNCONFIRMED = [400, 'CONFIRMATION_REQUIRED', 'Confirma que quieres eliminar todos los productos'];

test.each([
  [{}],
  [{ body: {} }],
  [{ query: { confirm: 'false' } }],
  [{ query: { dryRun: 'false' }, body: { confirm: false } }],
])('R5.13 R8.11 battery 106 %j is no confirmation', (input) => {
  expect(asked(input)).toEqual(UNCONFIRMED);
});

test.each([
  [{ query: { confirm: 'true' } }, { confirm: true }],
  [{ query: { dryRun: 'true' } }, { dryRun: true }],
  [{ body: { confirm: true } }, { confirm: true }],
  [{ body: { dryRun: true } }, { dryRun: true }],
  [
    { query: { confirm: 'true' }, body: { dryRun: true } },
    { confirm: true, dryRun: true },
  ],
])('R5.13 %j is one, in the query or in the body', (input, said) => {
  expect(asked(input)).toEqual({ ...params, ...said });
});

test('R5.13 what is no switch at all is told as that', () => {
  expect(asked({ query: { confirm: 'sí' } })).toEqual([
    422,
    'VALIDATION_FAILED',
    'Datos inválidos en la solicitud.',
  ]);
});
