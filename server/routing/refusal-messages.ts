import type { RefusalCode } from '../../contract/calls/failure.ts';

/** What the server says by itself, where no verb had better words. */
export const REFUSAL_MESSAGES = {
  MALFORMED_REQUEST: 'Parámetros de solicitud inválidos',
  UNAUTHENTICATED: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  FORBIDDEN: 'No tienes permisos para realizar esta acción.',
  NOT_FOUND: 'No hemos encontrado lo que buscas.',
  METHOD_NOT_ALLOWED: 'Este método no está permitido aquí.',
  PAYLOAD_TOO_LARGE: 'La solicitud es demasiado grande.',
  URI_TOO_LONG: 'La dirección es demasiado larga.',
  UNSUPPORTED_MEDIA_TYPE: 'El tipo de contenido no está admitido. Envía JSON en UTF-8.',
  VALIDATION_FAILED: 'Datos inválidos en la solicitud.',
  TOO_MANY_REQUESTS: 'Demasiados intentos. Espera un momento antes de reintentar.',
  INTERNAL: 'Error interno del servidor. Intenta nuevamente.',
  NOT_IMPLEMENTED: 'Esta función todavía no está disponible.',
  UNAVAILABLE: 'Servicio temporalmente no disponible.',
} as const satisfies Partial<Record<RefusalCode, string>>;

export const SUCCESS_MESSAGE = 'Operación realizada correctamente.';
