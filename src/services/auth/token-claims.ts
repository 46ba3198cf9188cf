import { isRecord } from '../api/parse-json.ts';

/** One claim of a token's payload, unverified: fit to show by, never to decide by. Undefined when there is none. */
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
