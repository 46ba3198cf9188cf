import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';

const sourceOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * Content Security Policy directives for the styles of a page. Only style elements with these texts are permitted, and
 * empty ones, which scripts fill by rules. Style attributes are all permitted, because hashes do not apply to them.
 */
export const stylePolicy = (sheets: readonly string[]): string =>
  `style-src-elem ${['', ...sheets].map(sourceOf).join(' ')}; style-src-attr 'unsafe-inline'`;

/**
 * Adds the directives of a page to its Content-Security-Policy header; in development there is no such header (decision
 * 069).
 */
export function addStylePolicy(reply: FastifyReply, directives: string): void {
  const policy = reply.getHeader(POLICY);
  if (typeof policy === 'string') reply.header(POLICY, `${policy}; ${directives}`);
}
