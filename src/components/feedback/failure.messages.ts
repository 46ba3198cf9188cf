import type { CommonFailure, KnownFailure } from '../../../contract/api/failure.ts';

/** Messages of the failures common to all calls (R8.6, R8.13). */
export const failureMessages = {
  UNAUTHENTICATED: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  FORBIDDEN: 'No tienes permisos para realizar esta acción.',
  NOT_FOUND: 'No encontramos lo que buscas.',
  CONFLICT: 'Conflicto al procesar la solicitud.',
  VALIDATION_FAILED: 'Datos inválidos en la solicitud.',
  TOO_MANY_REQUESTS: 'Demasiados intentos. Espera un momento antes de reintentar.',
  INTERNAL: 'Error interno del servidor. Intenta nuevamente.',
  UNAVAILABLE: 'Servicio temporalmente no disponible.',
  TIMEOUT: 'La solicitud tardó demasiado. Verifica tu conexión.',
  NO_RESPONSE: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
} satisfies Record<CommonFailure, string>;

/** Message for a page of a former release, where code can no longer be loaded (R8.18). */
export const outdatedMessage = 'Tenderete tiene una versión nueva. Vuelve a cargar la página para seguir.';

/** Message of a common failure. CONFLICT uses the server's message, which names the cause (R8.6). */
export const failureText = ({ code, message }: KnownFailure): string =>
  (code === 'CONFLICT' && message) || failureMessages[code];
