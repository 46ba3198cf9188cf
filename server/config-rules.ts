import { editDistance } from './services/catalogue/search/correction-candidates.ts';

/** Prefixes of this server's variables; an unknown variable with one of them is a typing error. */
const OUR_PREFIXES = ['TENDERETE_', 'MARKET_', 'OPERATOR_', 'CAPTCHA_', 'S3_'];

const lettersOf = (name: string) => name.replaceAll(/[^a-z\d]/gi, '').toUpperCase();

const stemOf = (name: string) => name.split('_', 1)[0] ?? '';

/** Prefixes such as NODE_ or LOG_ that other programs use for their variables. */
const SHARED = new Set(['NODE', 'LOG', 'API', 'DATA', 'MAIL']);

/** True for a setting name that no other program uses. */
const isTelling = (name: string) => name.includes('_') && !SHARED.has(stemOf(name));

/**
 * Environment variables that are probably mistyped settings: with one of this server's prefixes, or a setting in
 * another spelling (RATELIMITS).
 */
export function unknownSettingNames(names: readonly string[], known: readonly string[]): string[] {
  const spellings = new Set(known.filter(isTelling).map(lettersOf));
  return names.filter(
    (name) =>
      !known.includes(name) &&
      (OUR_PREFIXES.some((prefix) => name.startsWith(prefix)) || spellings.has(lettersOf(name))),
  );
}

/** Typing errors in the name of a setting that are noticed: a letter too many, missing or wrong, or two swapped. */
const SLIPS = 1;

/**
 * Environment variables that may be typing errors of settings: those that share the first word of a setting, such as
 * RATE_LIMIT and TRUSTED_PROXY, and those with one slip, such as SMPT_URL.
 */
export function similarSettingNames(names: readonly string[], known: readonly string[]): string[] {
  const telling = known.filter(isTelling);
  const ours = new Set(telling.map(stemOf));
  const refused = unknownSettingNames(names, known);
  const isAkin = (name: string) =>
    ours.has(stemOf(name)) || telling.some((one) => editDistance(name, one) <= SLIPS);
  return names.filter((name) => !known.includes(name) && !refused.includes(name) && isAkin(name));
}

export const isUrlOf =
  (...protocols: string[]) =>
  (text: string): boolean =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol);

export const isOrigin = (text: string): boolean =>
  isUrlOf('http:', 'https:')(text) && new URL(text).origin === text;

export const isHostName = (text: string): boolean =>
  /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/.test(text);

const passes = (attempt: () => unknown): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

export const isLocale = (text: string): boolean => passes(() => Intl.getCanonicalLocales(text));
export const isCurrency = (text: string): boolean => Intl.supportedValuesOf('currency').includes(text);
export const isTimeZone = (text: string): boolean =>
  passes(() => new Intl.DateTimeFormat('es', { timeZone: text }));

/** Private key text: PEM with line ends written as \n, or base64 of the PEM. */
export function decodePem(text: string): string {
  const pem = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString('utf8');
  return pem.replaceAll(String.raw`\n`, '\n').trim();
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Period in ms of a text such as 24h; the text itself if it is none. */
export function periodOf(text: string): number | string {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  const period = Number(count) * (UNITS[unit] ?? 0);
  return period > 0 ? period : text;
}
