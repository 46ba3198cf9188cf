import { callNameOf, isMissingToken, type MissingToken } from '../../../contract/api/missing-token.ts';
import type { SessionFailure } from '../../machines/auth/session-failure.ts';

/** Session failure messages (R8.1, R8.2, R8.13). */
export const sessionMessages = {
  noValidToken: (context: string) => `No se pudo obtener token válido para contexto: ${context}`,
  SESSION_EXPIRED: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  INVALID_TOKEN: 'Token de acceso inválido. Por favor, inicia sesión nuevamente.',
  NO_REFRESH_TOKEN: 'No hay refresh token disponible',
  INVALID_REFRESH_TOKEN: 'Refresh token inválido',
  INVALID_REFRESH_ANSWER: 'Respuesta de refresh inválida',
  CHANGED_ELSEWHERE: 'La sesión ha cambiado en otra pestaña.',
  CLOSED_ELSEWHERE: 'Tu sesión ya no está abierta en este navegador. Vuelve a entrar cuando quieras.',
  INVALID_CREDENTIALS: 'El email o la contraseña no son correctos.',
  USER_NOT_CONFIRMED: 'Debes confirmar tu cuenta antes de iniciar sesión.',
  VALIDATION_FAILED: 'Datos inválidos en la solicitud.',
  BOT_CHECK_FAILED: 'No hemos podido comprobar que eres una persona. Vuelve a intentarlo.',
  INVALID_LOGIN_ANSWER: 'Respuesta de login inválida',
  FORBIDDEN: 'No tienes permisos para acceder a la información del usuario.',
  NOT_FOUND: 'Usuario no encontrado o endpoint no disponible.',
  CONFLICT: 'Conflicto al procesar la solicitud.',
  TOO_MANY_REQUESTS: 'Demasiados intentos. Espera un momento antes de reintentar.',
  INTERNAL: 'Error interno del servidor. Intenta nuevamente en unos momentos.',
  UNAVAILABLE: 'Servicio temporalmente no disponible.',
  TIMEOUT: 'La solicitud tardó demasiado. Verifica tu conexión.',
  NO_RESPONSE: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
  INVALID_ANSWER: 'El servidor ha respondido algo que no entendemos. Inténtalo de nuevo en unos momentos.',
  UNKNOWN: 'Ha ocurrido un error inesperado. Inténtalo de nuevo.',
} satisfies Record<Exclude<SessionFailure, MissingToken>, string> & { noValidToken: unknown };

/** Message for a session failure (R8.1, R8.2, R8.13). */
export const sessionFailureText = (failure: SessionFailure): string =>
  isMissingToken(failure) ? sessionMessages.noValidToken(callNameOf(failure)) : sessionMessages[failure];
