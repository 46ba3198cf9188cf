import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';

const sourceOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * Directives of the content policy for a page's styles: of style elements those with one of these texts, and empty ones, which
 * scripts fill by rules. Attributes are not told apart: there is no hash for them.
 */
export const stylePolicy = (sheets: readonly string[]): string =>
  `style-src-elem ${['', ...sheets].map(sourceOf).join(' ')}; style-src-attr 'unsafe-inline'`;

/** Adds a page's directives to what its answer carries already; in development an answer carries none (decision 069). */
export function addStylePolicy(reply: FastifyReply, directives: string): void {
  const policy = reply.getHeader(POLICY);
  if (typeof policy === 'string') reply.header(POLICY, `${policy}; ${directives}`);
}
