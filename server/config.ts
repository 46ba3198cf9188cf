import { type Infer, type Struct, array, coerce, define, object, optional, string } from 'superstruct';
import { isBotCheckForm } from '../contract/auth/bot-check.ts';
import { BOT_CHECK_PROFILES } from '../contract/auth/bot-check-profile.ts';
import { validateInput } from '../contract/api/validate-input.ts';
import type { Installation } from '../contract/shell/installation.ts';
import { Email } from '../contract/values/email.ts';
import { TaxId } from '../contract/values/tax-id.ts';
import { botCheckSetupOf } from './bot-check-setup.ts';
import {
  akinNames,
  decodePem,
  isLocale,
  isCurrency,
  isHostName,
  isOrigin,
  isTimeZone,
  isUrlOf,
  unknownNames,
} from './config-rules.ts';
import { isLocalOnly } from './http/is-local-request.ts';

const rule = (message: string, holds: (text: string) => boolean) =>
  define<string>('texto', (value) => (typeof value === 'string' && holds(value)) || message);

const whole = (fallback: number, min: number, max: number) =>
  coerce(
    define<number>(
      'entero',
      (value) =>
        (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
        `must be a whole number from ${min} to ${max}`,
    ),
    optional(string()),
    (text) => (text === undefined ? fallback : /^\d{1,9}$/.test(text) ? Number(text) : text),
  );

const choice = <T extends string>(fallback: T, ...names: T[]) =>
  coerce(
    define<T>('opción', (value) => names.includes(value as T) || `must be one of: ${names.join(', ')}`),
    optional(string()),
    (text) => text ?? fallback,
  );

const text = <T>(fallback: string, struct: Struct<T, null>) =>
  coerce(struct, optional(string()), (given) => given ?? fallback);

const listed = (name: string, holds: (text: string) => boolean) =>
  coerce(
    array(rule(`must be a list of ${name}, parted by commas`, holds)),
    optional(string()),
    (given) => given?.split(',').map((item) => item.trim()) ?? [],
  );

const web = rule('must be an http or https address', isUrlOf('http:', 'https:'));
const origin = rule('must be an origin such as https://example.com', isOrigin);
/** One-line text. It appears on every page, so its length is limited. */
const line = rule('must be a text of 200 characters at most', (value) => value.length <= 200);
const given = rule('must not be empty', (value) => value !== '');

const Settings = object({
  NODE_ENV: choice('development', 'development', 'production', 'test'),
  PORT: whole(3_000, 0, 65_535),
  HOST: text('localhost', given),
  DATA_DIR: text('.data', given),
  DATABASE_URL: optional(
    rule('must be an address such as postgresql://user@host/name', isUrlOf('postgres:', 'postgresql:')),
  ),
  S3_ENDPOINT: optional(web),
  S3_BUCKET: optional(given),
  S3_REGION: optional(given),
  S3_ACCESS_KEY_ID: optional(given),
  S3_SECRET_ACCESS_KEY: optional(given),
  SMTP_URL: optional(
    rule('must be an address such as smtp://user:password@host:587', isUrlOf('smtp:', 'smtps:')),
  ),
  MAIL_FROM: text('no-responder@tenderete.example', Email),
  CONTACT_EMAIL: text('hola@tenderete.example', Email),
  OPERATOR_NAME: optional(line),
  OPERATOR_TAX_ID: optional(TaxId),
  OPERATOR_ADDRESS: optional(line),
  OPERATOR_EMAIL: optional(Email),
  OPERATOR_REGISTER: optional(line),
  PUBLIC_URL: optional(origin),
  PUBLIC_HOST: text(
    '',
    rule('must be a bare host name such as example.com', (host) => host === '' || isHostName(host)),
  ),
  TRUSTED_PROXIES: whole(0, 0, 10),
  DEMO_MARKET: choice('local', 'local', 'on', 'off'),
  TRIAL: choice('off', 'on', 'off'),
  JWT_PRIVATE_KEY: optional(
    coerce(
      rule('must be an Ed25519 private key, PKCS #8 as PEM or as base64 of it', (pem) =>
        pem.startsWith('-----BEGIN PRIVATE KEY-----'),
      ),
      string(),
      decodePem,
    ),
  ),
  MAINTENANCE: choice('off', 'on', 'off'),
  FIRST_STORE_APPROVAL: choice('off', 'on', 'off'),
  RATE_LIMITS: choice('on', 'on', 'off'),
  MARKET_LOCALE: text('es-ES', rule('must be a language such as es-ES', isLocale)),
  MARKET_CURRENCY: text('EUR', rule('must be a currency such as EUR', isCurrency)),
  MARKET_TIMEZONE: text('Europe/Madrid', rule('must be a time zone such as Europe/Madrid', isTimeZone)),
  LOG_LEVEL: choice('info', 'trace', 'debug', 'info', 'warn', 'error', 'silent'),
  CORS_ORIGINS: listed('origins', isOrigin),
  API_ORIGINS: listed('origins', isOrigin),
  CAPTCHA_PROVIDER: choice('local', 'local', 'recaptcha', 'off'),
  CAPTCHA_PROFILE: choice('balanced', ...BOT_CHECK_PROFILES),
  CAPTCHA_REQUIRED: listed('actions such as login', isBotCheckForm),
  CAPTCHA_ORIGIN: text('https://www.google.com', origin),
  CAPTCHA_SITE_KEY: optional(given),
  CAPTCHA_SECRET: optional(given),
});
type Settings = Infer<typeof Settings>;

const S3_NAMES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Invalid configuration; the message names the settings and the reasons. */
export class ConfigError extends Error {}

/**
 * Settings required for a market of several processes. Without them each process would start and then fail without an
 * error.
 */
function lackingFor(settings: Settings): string[] {
  if (settings.DATABASE_URL === undefined) return [];
  const needed = [
    [settings.PUBLIC_URL, 'PUBLIC_URL', 'links in mails begin with it'],
    [settings.SMTP_URL, 'SMTP_URL', 'nobody can confirm an account without mail'],
    [settings.S3_ENDPOINT, S3_NAMES.join(', '), 'pictures on the disk of one server are on no other'],
  ] as const;
  return needed.flatMap(([value, name, reason]) =>
    value === undefined ? [`${name}: must be given with DATABASE_URL, because ${reason}`] : [],
  );
}

/** Conflicts between settings. */
function contradiction(settings: Settings): string | undefined {
  const missing = S3_NAMES.filter((name) => settings[name] === undefined);
  if (missing.length > 0 && missing.length < S3_NAMES.length)
    return `${missing.join(', ')}: the S3_ settings go together or not at all`;
  if (settings.DATABASE_URL !== undefined && settings.JWT_PRIVATE_KEY === undefined) {
    return 'JWT_PRIVATE_KEY: must be given with DATABASE_URL, because several servers sign with the same key';
  }
  const incomplete = settings.TRIAL === 'off' ? lackingFor(settings) : [];
  if (incomplete.length > 0)
    return [...incomplete, 'TRIAL: on starts without them, to try things out'].join('\n');
  if (settings.RATE_LIMITS === 'off' && settings.NODE_ENV === 'production') {
    return 'RATE_LIMITS: can be switched off only where NODE_ENV is not production';
  }
  if (
    settings.CAPTCHA_PROVIDER === 'recaptcha' &&
    (settings.CAPTCHA_SITE_KEY === undefined || settings.CAPTCHA_SECRET === undefined)
  ) {
    return 'CAPTCHA_SITE_KEY, CAPTCHA_SECRET: must be given with CAPTCHA_PROVIDER=recaptcha';
  }
  const isOff = settings.CAPTCHA_PROVIDER === 'off' || settings.CAPTCHA_PROFILE === 'disabled';
  if (isOff && settings.CAPTCHA_REQUIRED.length > 0) {
    return 'CAPTCHA_REQUIRED: nothing can be required of a bot check that is off';
  }
  return undefined;
}

function s3Of(settings: Settings) {
  const {
    S3_ENDPOINT,
    S3_BUCKET = '',
    S3_REGION = '',
    S3_ACCESS_KEY_ID = '',
    S3_SECRET_ACCESS_KEY = '',
  } = settings;
  if (S3_ENDPOINT === undefined) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** `siteKey` and `secret` are empty except for recaptcha. The "disabled" profile turns the bot check off. */
const captchaOf = (settings: Settings) => ({
  provider: settings.CAPTCHA_PROFILE === 'disabled' ? ('off' as const) : settings.CAPTCHA_PROVIDER,
  profile: settings.CAPTCHA_PROFILE,
  required: settings.CAPTCHA_REQUIRED.filter(isBotCheckForm),
  origin: settings.CAPTCHA_ORIGIN,
  siteKey: settings.CAPTCHA_SITE_KEY ?? '',
  secret: settings.CAPTCHA_SECRET ?? '',
});
export type Captcha = ReturnType<typeof captchaOf>;

/** Public origin of the market, without a final slash; prefix of links in e-mails. */
const publicUrlOf = (settings: Settings) => settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;

/** Token issuer. It separates markets with the same key, and is equal in all processes of one market, on any port. */
const issuerOf = (settings: Settings) => settings.PUBLIC_URL ?? 'http://localhost';

const isLocal = (settings: Settings) =>
  isLocalOnly({
    publicUrl: publicUrlOf(settings),
    publicHost: settings.PUBLIC_HOST,
    trustedProxies: settings.TRUSTED_PROXIES,
    host: settings.HOST,
    isProduction: settings.NODE_ENV === 'production',
  });

/** Operator of the market; null if not configured. */
function operatorOf(settings: Settings): Installation['operator'] {
  const said = Object.entries({
    name: settings.OPERATOR_NAME,
    taxId: settings.OPERATOR_TAX_ID,
    address: settings.OPERATOR_ADDRESS,
    email: settings.OPERATOR_EMAIL,
    register: settings.OPERATOR_REGISTER,
  }).filter(([, value]) => value !== undefined);
  return said.length === 0 ? null : Object.fromEntries(said);
}

const installationOf = (settings: Settings): Installation => ({
  market: {
    locale: settings.MARKET_LOCALE,
    currency: settings.MARKET_CURRENCY,
    timeZone: settings.MARKET_TIMEZONE,
    origin: publicUrlOf(settings),
  },
  publicHost: settings.PUBLIC_HOST,
  maintenance: settings.MAINTENANCE === 'on',
  botCheck: botCheckSetupOf(captchaOf(settings)),
  hasMailbox: settings.DATABASE_URL === undefined && settings.SMTP_URL === undefined && isLocal(settings),
  operator: operatorOf(settings),
});

function configOf(settings: Settings) {
  return {
    isProduction: settings.NODE_ENV === 'production',
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    s3: s3Of(settings),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    contactEmail: settings.CONTACT_EMAIL,
    publicUrl: publicUrlOf(settings),
    issuer: issuerOf(settings),
    isLocal: isLocal(settings),
    demoMarket: settings.DEMO_MARKET,
    trustedProxies: settings.TRUSTED_PROXIES,
    jwtPrivateKey: settings.JWT_PRIVATE_KEY,
    holdsFirstStores: settings.FIRST_STORE_APPROVAL === 'on',
    floodLimit: settings.RATE_LIMITS === 'on',
    installation: installationOf(settings),
    logLevel: settings.LOG_LEVEL,
    corsOrigins: settings.CORS_ORIGINS,
    apiOrigins: settings.API_ORIGINS,
    captcha: captchaOf(settings),
  };
}
export type Config = ReturnType<typeof configOf>;

const KNOWN = Object.keys(Settings.schema);

/** Environment variables that may be mistyped settings. */
export const doubtfulNames = (env: Readonly<Record<string, string | undefined>>): string[] =>
  akinNames(Object.keys(env), KNOWN);

/**
 * Configuration from the environment; an empty variable counts as absent. Throws ConfigError with every invalid or
 * unknown variable and the reason.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const unknowns = unknownNames(Object.keys(present), KNOWN);
  if (unknowns.length > 0) throw new ConfigError(`${unknowns.join(', ')}: not a setting of Tenderete`);
  const checked = validateInput(present, Settings);
  if (!checked.ok)
    throw new ConfigError(checked.errors.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  const problem = contradiction(checked.value);
  if (problem !== undefined) throw new ConfigError(problem);
  return configOf(checked.value);
}
