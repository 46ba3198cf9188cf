import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { appSectionOf } from '../../../contract/shell/app-section.ts';
import { fillPathParameters } from '../../../contract/shell/screen-lookup.ts';
import { ROLES_BY_AUDIENCE } from '../../../contract/shell/screen.ts';
import { type ScreenPath, screens } from '../../../contract/screens.ts';
import type { Role } from '../../../contract/account/role.ts';
import { visitBackOffice } from './back-office-visit.tsx';
import { json } from '../http/fake-fetch.ts';
import { visitMarket } from './market-visit.tsx';
import { sampleId } from '../samples/samples.ts';
import { sampleUserWithRole } from '../samples/session-app.ts';
import { sampleLogin, openTokenMarket } from '../browser/tokens.ts';
import { type CallFailureKind, CALL_FAILURES } from '../charts/call-failures.ts';

const renewed = { ...sampleLogin, access_token: 'A1', refresh_token: 'refresh-token-number-1' };

/** Common message of each failure on screens without a better one (R8.6). */
export const CALL_FAILURE_MESSAGES: Record<CallFailureKind, string> = {
  '401': 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  '403': 'No tienes permisos para realizar esta acción.',
  '403 without a code': 'No tienes permisos para realizar esta acción.',
  '404': 'No encontramos lo que buscas.',
  // Message of the server, which is better for a conflict.
  '409': 'Algo ha ido mal',
  '422': 'Datos inválidos en la solicitud.',
  '429': 'Demasiados intentos. Espera un momento antes de reintentar.',
  '500': 'Error interno del servidor. Intenta nuevamente.',
  '503': 'Servicio temporalmente no disponible.',
  timeout: 'La solicitud tardó demasiado. Verifica tu conexión.',
  'connection refused': 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
  'invalid JSON': 'Error interno del servidor. Intenta nuevamente.',
  'an HTML body': 'Error interno del servidor. Intenta nuevamente.',
  'an empty 200': 'Error interno del servidor. Intenta nuevamente.',
  'a truncated body': 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
};

/** Role that may open a screen; null for public ones. */
const visitorOf = (path: ScreenPath): Role | null => {
  const { audience } = screens[path];
  return audience === 'anyone' || audience === 'guest' ? null : ROLES_BY_AUDIENCE[audience][0];
};

/** Advances a fake clock by seconds and renders the results. */
export async function advanceSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
}

/** Timeout in s, longer than any call waits. */
export const VISIT_TIMEOUT_SECONDS = 35;

/** Application at a screen with its real calls, where each call except the token refresh fails. Requires a fake clock. */
export async function visitWithFailure(path: ScreenPath, trouble: CallFailureKind) {
  const role = visitorOf(path);
  const { call, seen } = await openTokenMarket(
    ({ url }) => (url.endsWith('/auth/refresh-token') ? json(200, renewed) : CALL_FAILURES[trouble]()),
    { isSignedIn: role !== null },
  );
  const open = appSectionOf(path) === 'market' ? visitMarket : visitBackOffice;
  const { show, wake, app } = open(fillPathParameters(path, sampleId(1)), {
    present: role && sampleUserWithRole(role),
    call,
  });
  show();
  await act(async () => wake());
  await advanceSeconds(1);
  return { seen, leave: () => void app.stop() };
}

/** Visible content of the page: heading, busy state and all texts. */
export function readVisitedPage() {
  const main = document.querySelector('main');
  return {
    heading: main?.querySelector('h1')?.textContent ?? '',
    waits: document.querySelectorAll('[aria-busy="true"], [role="progressbar"]').length,
    words: main?.textContent ?? '',
  };
}
