import { CODE_LIMITS } from './code-limits.ts';

/** Data of a link in an e-mail with a code: e-mail address and code. */
export interface EmailLink {
  email: string;
  code: string;
}

/** URL fragment of an e-mail link. Servers, logs and other sites never receive a fragment. */
export const emailLinkHash = ({ email, code }: EmailLink): string =>
  `#email=${encodeURIComponent(email)}&code=${encodeURIComponent(code)}`;

const LINK = /^#?email=([^&]+)&code=(\d+)$/;

/** Parser of the URL fragment of an e-mail link, with or without "#"; null for any other text. */
export function readEmailLinkHash(hash: string): EmailLink | null {
  const [, email, code] = LINK.exec(hash) ?? [];
  if (email === undefined || code?.length !== CODE_LIMITS.length) return null;
  try {
    return { email: decodeURIComponent(email), code };
  } catch {
    return null;
  }
}
