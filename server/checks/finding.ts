import type { Config } from '../config.ts';

/** Result of one check, in one line. A note needs attention, but does not stop the market. */
export interface CheckFinding {
  subject: string;
  state: 'ok' | 'note' | 'failed';
  text: string;
}

/** Line of a finding, for a terminal. */
export const findingLine = ({ subject, state, text }: CheckFinding): string =>
  `${state.padEnd(7)}${subject.padEnd(12)}${text}`;

const passwordOf = (url: string | undefined): string =>
  url === undefined ? '' : decodeURIComponent(new URL(url).password);

/** Replaces the passwords and keys of the settings in a text. */
export function withoutSecrets(text: string, { databaseUrl, smtpUrl, s3 }: Config): string {
  const secrets = [passwordOf(databaseUrl), passwordOf(smtpUrl), s3?.secretAccessKey ?? ''];
  return secrets
    .filter((secret) => secret !== '')
    .reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
}

/** Reason of a failure in one line; an error of the network often has a code and no message. */
export function errorReasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorReasonOf(error.errors[0]);
  if (!(error instanceof Error)) return 'no reason given';
  const { code } = error as NodeJS.ErrnoException;
  const said = error.message === '' ? (code ?? error.name) : error.message;
  return said.split('\n', 1)[0] ?? said;
}
