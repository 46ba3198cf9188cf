import { CODES } from './code-limits.ts';

/** What the link of a letter with a code brings along: whose code, and which. */
export interface EmailLink {
  email: string;
  code: string;
}

/** As the end of an address: no server, log or other site ever sees what follows a "#". */
export const emailLinkHash = ({ email, code }: EmailLink): string =>
  `#email=${encodeURIComponent(email)}&code=${encodeURIComponent(code)}`;

const LINK = /^#?email=([^&]+)&code=(\d+)$/;

/** What such an end brings, with its "#" or without; null for any other. */
export function readEmailLinkHash(hash: string): EmailLink | null {
  const [, email, code] = LINK.exec(hash) ?? [];
  if (email === undefined || code?.length !== CODES.length) return null;
  try {
    return { email: decodeURIComponent(email), code };
  } catch {
    return null;
  }
}
