import { expect, test } from 'vitest';
import { sessionFailureText, sessionMessages } from './session.messages.ts';

test('R5.24 R8.1 R8.2 R8.13 what may become of a session, in words', () => {
  const { noValidToken: _, ...words } = sessionMessages;
  expect(words).toEqual({
    SESSION_EXPIRED: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
    INVALID_TOKEN: 'Token de acceso inválido. Por favor, inicia sesión nuevamente.',
    FORBIDDEN: 'No tienes permisos para acceder a la información del usuario.',
    NOT_FOUND: 'Usuario no encontrado o endpoint no disponible.',
    INTERNAL: 'Error interno del servidor. Intenta nuevamente en unos momentos.',
    TIMEOUT: 'La solicitud tardó demasiado. Verifica tu conexión.',
    NO_RESPONSE: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
    INVALID_LOGIN_ANSWER: 'Respuesta de login inválida',
    NO_REFRESH_TOKEN: 'No hay refresh token disponible',
    INVALID_REFRESH_TOKEN: 'Refresh token inválido',
    INVALID_REFRESH_ANSWER: 'Respuesta de refresh inválida',
    CHANGED_ELSEWHERE: 'La sesión ha cambiado en otra pestaña.',
    CLOSED_ELSEWHERE: 'Tu sesión ya no está abierta en este navegador. Vuelve a entrar cuando quieras.',
    INVALID_CREDENTIALS: 'El email o la contraseña no son correctos.',
    USER_NOT_CONFIRMED: 'Debes confirmar tu cuenta antes de iniciar sesión.',
    VALIDATION_FAILED: 'Datos inválidos en la solicitud.',
    BOT_CHECK_FAILED: 'No hemos podido comprobar que eres una persona. Vuelve a intentarlo.',
    CONFLICT: 'Conflicto al procesar la solicitud.',
    TOO_MANY_REQUESTS: 'Demasiados intentos. Espera un momento antes de reintentar.',
    UNAVAILABLE: 'Servicio temporalmente no disponible.',
    INVALID_ANSWER: 'El servidor ha respondido algo que no entendemos. Inténtalo de nuevo en unos momentos.',
    UNKNOWN: 'Ha ocurrido un error inesperado. Inténtalo de nuevo.',
  });
});

test('R8.2 of a call without a token is said which one it was', () => {
  expect(
    (['NO_VALID_TOKEN:userInfo', 'NO_VALID_TOKEN:checkout', 'NO_REFRESH_TOKEN'] as const).map(
      sessionFailureText,
    ),
  ).toEqual([
    'No se pudo obtener token válido para contexto: userInfo',
    'No se pudo obtener token válido para contexto: checkout',
    'No hay refresh token disponible',
  ]);
});
