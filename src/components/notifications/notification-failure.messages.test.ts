import { expect, test } from 'vitest';
import { notificationFailureText } from './notification-failure.messages.ts';

test.each([
  ['TIMEOUT_ERROR', 0, 'La solicitud tardó demasiado. Verifica tu conexión.'],
  ['NETWORK_ERROR', 0, 'No se pudo conectar con el servidor. Verifica tu conexión a internet.'],
  ['UNKNOWN_ERROR', 200, 'Error interno del servidor. Intenta nuevamente.'],
  ['HTTP_401', 401, 'Sesión expirada. Por favor, inicia sesión nuevamente.'],
  ['HTTP_403', 403, 'No tienes permisos para realizar esta acción.'],
  ['HTTP_404', 404, 'No encontramos lo que buscas.'],
  ['HTTP_409', 409, 'Conflicto al procesar la solicitud.'],
  ['INVALID_NAME', 422, 'Datos inválidos en la solicitud.'],
  ['HTTP_429', 429, 'Demasiados intentos. Espera un momento antes de reintentar.'],
  ['HTTP_500', 500, 'Error interno del servidor. Intenta nuevamente.'],
  ['HTTP_503', 503, 'Servicio temporalmente no disponible.'],
] as const)('R8.12 %s', (code, status, text) => {
  expect(notificationFailureText({ code, status, errors: [] })).toBe(text);
});
