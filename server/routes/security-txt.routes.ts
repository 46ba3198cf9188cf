import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** Validity of security.txt in days; RFC 9116 recommends less than a year. */
const GOOD_FOR = 180;

interface SecurityContact {
  clock: Clock;
  /** Public origin of the market. */
  origin: string;
  /** E-mail address of the market's operator; without it, the file does not exist. */
  email: string | undefined;
}

const textOf = (origin: string, email: string, expires: Date) =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Route /.well-known/security.txt (RFC 9116): contact for security reports. */
export function mountSecurityTxt(app: FastifyInstance, { clock, origin, email }: SecurityContact): void {
  if (email === undefined) return;
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${HOUR}` })
      .send(textOf(origin, email, new Date(clock.now() + GOOD_FOR * DAY * 1_000))),
  );
}
