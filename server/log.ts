import { destination, type DestinationStream, type LogFn, type Logger, pino, stdSerializers } from 'pino';

import { requestScope, traceScope } from './request-scope.ts';

export type Log = Logger;

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'passwordHash',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'confirmationCode',
  'secret',
];

const redacted = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Removes parameter values from the message of a failed statement, because they may be personal data or secrets. */
export const withoutValues = (text: string) =>
  text
    .replaceAll(/\nparams: .*?(?=\n {4}at |\ncaused by: |$)/gs, '')
    .replaceAll(/: "[^\n]*"/g, ': "[oculto]"');

/** Error as logged: type, message, stack and database code, without parameter values. */
function presentError(error: unknown) {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown.' };
  const { type, message, stack } = stdSerializers.err(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type, code, message: withoutValues(message), stack: withoutValues(stack) };
}

/** Adds an empty message to a record without one; otherwise pino would log the error's message, with values. */
function logMethod(this: Log, args: Parameters<LogFn>, write: LogFn): void {
  write.apply(this, args.length === 1 && typeof args[0] === 'object' ? [args[0], ''] : args);
}

/**
 * Server log: JSON lines on standard error, without secrets. Text for people goes to standard output. Each line has the
 * process id, the name of the build, and the ids of the request and the trace in whose course it was written.
 */
export function createLog(
  level: string,
  stream: DestinationStream = destination({ fd: 2, sync: true }),
  build = 'development',
): Log {
  return pino(
    {
      level,
      redact: { paths: redacted, censor: '[oculto]' },
      serializers: { err: presentError },
      base: { pid: process.pid, build },
      mixin: () => ({ requestId: requestScope.getStore(), traceId: traceScope.getStore()?.traceId }),
      hooks: { logMethod },
    },
    stream,
  );
}
