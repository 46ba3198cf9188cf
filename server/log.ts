import { destination, type DestinationStream, type LogFn, type Logger, pino, stdSerializers } from 'pino';

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

/** A failed statement names its values, and so does what the database says of it; those may be anybody's secrets. */
const withoutValues = (text: string) =>
  text
    .replaceAll(/\nparams: .*?(?=\n {4}at |\ncaused by: |$)/gs, '')
    .replaceAll(/: "[^\n]*"/g, ': "[oculto]"');

/** An error as it may be logged: what kind, where, and the database's code, without the values it was about. */
function presentError(error: unknown) {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown.' };
  const { type, message, stack } = stdSerializers.err(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type, code, message: withoutValues(message), stack: withoutValues(stack) };
}

/** Without words of its own a record would take the error's, with the values. */
function logMethod(this: Log, args: Parameters<LogFn>, write: LogFn): void {
  write.apply(this, args.length === 1 && typeof args[0] === 'object' ? [args[0], ''] : args);
}

/** The server's log: a line of JSON each, on standard error, without secrets; what people read goes to standard output. */
export function createLog(
  level: string,
  stream: DestinationStream = destination({ fd: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      redact: { paths: redacted, censor: '[oculto]' },
      serializers: { err: presentError },
      base: null,
      hooks: { logMethod },
    },
    stream,
  );
}
