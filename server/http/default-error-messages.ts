import type { FieldError } from '../../contract/api/validate-input.ts';
import type { RefusalCode } from '../../contract/api/failure.ts';
import { Refusal, type RefusalDetails } from './refusal.ts';

/** Default messages of refusals, if the verb has none of its own. */
const REFUSAL_MESSAGES = {
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

/** Refusal code with a default message. */
export type DefaultErrorCode = keyof typeof REFUSAL_MESSAGES;

export const SUCCESS_MESSAGE = 'Operación realizada correctamente.';

/** Refusal with its default message. */
export const defaultRefusal = (code: DefaultErrorCode, more?: RefusalDetails): Refusal =>
  new Refusal(code, REFUSAL_MESSAGES[code], more);

/** Refusal with the message of its row in the table of calls. */
export const rowRefusal = (code: RefusalCode, message: string): Refusal => new Refusal(code, message);

/** Validation refusal with field errors. An error without a field becomes the main message. */
export function invalidInputRefusal(errors: FieldError[]): Refusal {
  const [first] = errors;
  return first?.field === ''
    ? new Refusal('VALIDATION_FAILED', first.message, { errors })
    : defaultRefusal('VALIDATION_FAILED', { errors });
}

/** Refusal of one field with its own code and message. */
export const invalidFieldRefusal = (
  code: RefusalCode,
  { message }: FieldError,
  errors: FieldError[],
): Refusal => new Refusal(code, message, { errors });
