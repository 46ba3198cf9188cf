import { describe, expect, test } from 'vitest';
import { COMMON_FAILURES } from '../../../contract/api/common-failures.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { failureText } from './failure.messages.ts';

describe(failureText.name, () => {
  test('R8.6 every failure has its words, and a conflict the server’s', () => {
    expect(COMMON_FAILURES.map((code) => failureText(sampleFailure(code)))).toEqual([
      'Sesión expirada. Por favor, inicia sesión nuevamente.',
      'No tienes permisos para realizar esta acción.',
      'No encontramos lo que buscas.',
      'Conflicto al procesar la solicitud.',
      'Datos inválidos en la solicitud.',
      'Demasiados intentos. Espera un momento antes de reintentar.',
      'Error interno del servidor. Intenta nuevamente.',
      'Servicio temporalmente no disponible.',
      'La solicitud tardó demasiado. Verifica tu conexión.',
      'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
    ]);
    expect(failureText(sampleFailure('CONFLICT', { message: 'Alguien lo cambió antes' }))).toBe(
      'Alguien lo cambió antes',
    );
  });
});
