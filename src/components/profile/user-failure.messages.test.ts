import { expect, test } from 'vitest';
import type { AccountFailure } from '../../machines/account/account-failure.ts';
import { userFailureText } from './user-failure.messages.ts';

const CASES: [code: AccountFailure, status: number, text: string, withWords: string][] = [
  ['VALIDATION_FAILED', 400, 'Parámetros de solicitud inválidos', 'Dicho por el servidor'],
  ['UNAUTHENTICATED', 401, 'Usuario no autenticado. Por favor, inicia sesión.', ''],
  ['FORBIDDEN', 403, 'No tienes permisos de administrador para esta acción.', ''],
  ['NOT_FOUND', 404, 'Usuario no encontrado.', ''],
  ['CONFLICT', 409, 'Conflicto al procesar la solicitud.', 'Dicho por el servidor'],
  ['VALIDATION_FAILED', 422, 'Datos inválidos en la solicitud.', 'Dicho por el servidor'],
  ['TOO_MANY_REQUESTS', 429, 'Demasiados intentos. Espera un momento antes de reintentar.', ''],
  ['INTERNAL', 500, 'Error interno del servidor. Intenta nuevamente.', ''],
  ['INTERNAL', 0, 'Error interno del servidor. Intenta nuevamente.', ''],
  ['INTERNAL', 200, 'Error interno del servidor. Intenta nuevamente.', ''],
  ['INTERNAL', 418, 'Error del servidor: 418', ''],
  ['UNAVAILABLE', 502, 'Error del servidor: 502', ''],
  ['UNAVAILABLE', 503, 'Error del servidor: 503', ''],
  ['TIMEOUT', 0, 'La solicitud tardó demasiado. Verifica tu conexión.', ''],
  ['NO_RESPONSE', 0, 'No se pudo conectar con el servidor. Verifica tu conexión a internet.', ''],
];

test.each(CASES)('R8.13 R8.14 %s under %i', (code, status, text, withWords) => {
  const failure = { code, status, errors: [] };
  expect([
    userFailureText(failure, {}),
    userFailureText({ ...failure, message: 'Dicho por el servidor' }, {}),
  ]).toEqual([text, withWords || text]);
});

test('R8.13 R8.14 what a call says in its own words stands, but for what was no request at all', () => {
  const own = { VALIDATION_FAILED: 'La nueva contraseña no cumple con los requisitos de seguridad' };
  const failed = (status: number) => userFailureText({ code: 'VALIDATION_FAILED', status, errors: [] }, own);
  expect([failed(422), failed(400)]).toEqual([
    'La nueva contraseña no cumple con los requisitos de seguridad',
    'Parámetros de solicitud inválidos',
  ]);
});
