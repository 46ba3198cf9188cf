import { screen } from '@testing-library/react';

/** Common failure messages of screens without their own. */
export const COMMON_FAILURE_MESSAGES: Readonly<Record<string, string>> = {
  INTERNAL: 'Error interno del servidor. Intenta nuevamente.',
  NOT_FOUND: 'No encontramos lo que buscas.',
  NO_RESPONSE: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
  TIMEOUT_ERROR: 'La solicitud tardó demasiado. Verifica tu conexión.',
  TIMEOUT: 'La solicitud tardó demasiado. Verifica tu conexión.',
  UNAVAILABLE: 'Servicio temporalmente no disponible.',
};

/** Message of a screen without its own messages; null without a failure. */
export const failureMessageFor = (failure: { code: string } | null) =>
  failure && (COMMON_FAILURE_MESSAGES[failure.code] ?? `no words for ${failure.code}`);

/** Text of an element; null without an element. */
export const textOf = (element: Element | null | undefined) => element?.textContent ?? null;

/** Visible failure message; null if there is none. */
export const alertText = () => textOf(screen.queryByRole('alert')?.querySelector('p'));
