import { screen } from '@testing-library/react';

/** What every screen says of a call that failed in one of these ways, unless it has words of its own. */
export const FAILURE_WORDS: Readonly<Record<string, string>> = {
  INTERNAL: 'Error interno del servidor. Intenta nuevamente.',
  NOT_FOUND: 'No encontramos lo que buscas.',
  NO_RESPONSE: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
  TIMEOUT_ERROR: 'La solicitud tardó demasiado. Verifica tu conexión.',
  TIMEOUT: 'La solicitud tardó demasiado. Verifica tu conexión.',
  UNAVAILABLE: 'Servicio temporalmente no disponible.',
};

/** What a screen without words of its own says of a failure; null where nothing failed. */
export const wordsFor = (failure: { code: string } | null) =>
  failure && (FAILURE_WORDS[failure.code] ?? `no words for ${failure.code}`);

/** The text of an element; null where there is none. */
export const textOf = (element: Element | null | undefined) => element?.textContent ?? null;

/** What the page says went wrong; null where it says nothing. */
export const alertText = () => textOf(screen.queryByRole('alert')?.querySelector('p'));
