import { destination, type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const SECRETS = ['authorization', 'cookie', 'password', 'oldPassword', 'newPassword', 'passwordHash', 'token', 'access_token',
  'refresh_token', 'id_token', 'confirmationCode', 'code_hash', 'secret'];

const redacted = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The server's log: a line of JSON each, on standard error, without secrets; what people read goes to standard output. */
export function createLog(level: string, stream: DestinationStream = destination({ fd: 2, sync: true })): Log {
  return pino({ level, redact: { paths: redacted, censor: '[oculto]' }, base: null }, stream);
}
