/** Variables that start like ours are ours: an unknown one is a slip of the pen. */
const OUR_PREFIXES = ['TENDERETE_', 'MARKET_', 'CAPTCHA_', 'S3_'];

/** The names that look like settings and are none. */
export const unknownNames = (names: readonly string[], known: readonly string[]): string[] =>
  names.filter((name) => OUR_PREFIXES.some((prefix) => name.startsWith(prefix)) && !known.includes(name));

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

/** A key may come as PEM, with its line ends written \n, or as base64 of the PEM. */
export function decodePem(text: string): string {
  const pem = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString('utf8');
  return pem.replaceAll(String.raw`\n`, '\n').trim();
}
