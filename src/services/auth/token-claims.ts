import { isRecord } from '../api/parse-json.ts';

/**
 * Claim of a token's payload; undefined without one. It is not verified: use it for display, never for
 * authorization.
 */
export function claimIn(token: string | undefined, claim: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64(token?.split('.')[1] ?? '')), (character) =>
      character.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(payload) ? payload[claim] : undefined;
  } catch {
    return undefined;
  }
}

const base64 = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');
