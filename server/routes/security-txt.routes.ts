import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** How long what it says is good, in days: RFC 9116 recommends less than a year. */
const GOOD_FOR = 180;

interface SecurityContact {
  clock: Clock;
  /** Where people reach the market. */
  origin: string;
  /** Of whoever runs the market; without one there is nothing to say. */
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

/** /.well-known/security.txt (RFC 9116): whom to tell of a hole in the market's security. */
export function mountSecurityTxt(app: FastifyInstance, { clock, origin, email }: SecurityContact): void {
  if (email === undefined) return;
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${HOUR}` })
      .send(textOf(origin, email, new Date(clock.now() + GOOD_FOR * DAY * 1_000))),
  );
}
