import { isAbsolute } from 'node:path';
import { type Infer, type Struct, array, coerce, define, object, optional, string } from 'superstruct';
import { isBotCheckForm } from '../contract/auth/bot-check.ts';
import { BOT_CHECK_PROFILES } from '../contract/auth/bot-check-profile.ts';
import { Email } from '../contract/values/email.ts';
import { TaxId } from '../contract/values/tax-id.ts';
import { BUCKET } from './backup/backup-place.ts';
import { POOL_SIZE } from './db/connection-settings.ts';
import {
  decodePem,
  isCurrency,
  isHostName,
  isLocale,
  isOrigin,
  isTimeZone,
  isUrlOf,
  periodOf,
} from './config-rules.ts';

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

/** Settings of the server by their names in the environment, each with its default and its rule. */
export const Settings = object({
  NODE_ENV: choice('development', 'development', 'production', 'test'),
  PORT: whole(3_000, 0, 65_535),
  HOST: text('localhost', given),
  DATA_DIR: text('.data', given),
  DATABASE_URL: optional(
    rule('must be an address such as postgresql://user@host/name', isUrlOf('postgres:', 'postgresql:')),
  ),
  /** Address around a connection pooler, for the change feed and migrations. */
  DATABASE_DIRECT_URL: optional(
    rule('must be an address such as postgresql://user@host/name', isUrlOf('postgres:', 'postgresql:')),
  ),
  /** Connections of this process, without those for monitoring and the change feed. */
  DATABASE_POOL: whole(POOL_SIZE, 5, 500),
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
  /** Period of the scheduled backups; off: none is made. */
  BACKUP_EVERY: coerce(
    define<number>(
      'periodo',
      (value) => typeof value === 'number' || 'must be off, or a period such as 30m, 24h or 7d',
    ),
    optional(string()),
    (given) => (given === undefined || given === 'off' ? 0 : periodOf(given)),
  ),
  /** Number of verified backups that are kept. */
  BACKUP_KEEP: whole(7, 1, 1_000),
  BACKUP_TO: optional(
    rule(
      'must be a folder such as /var/backups/market, or bucket:',
      (place) => place === BUCKET || isAbsolute(place),
    ),
  ),
  /** Time in ms in which /ready is false before the listener closes. */
  STOP_DELAY: whole(0, 0, 60_000),
  /** 0: no metrics are collected. */
  METRICS_PORT: whole(0, 0, 65_535),
  METRICS_HOST: text('127.0.0.1', given),
  MAINTENANCE: choice('off', 'on', 'off'),
  FIRST_STORE_APPROVAL: choice('off', 'on', 'off'),
  RATE_LIMITS: choice('on', 'on', 'off'),
  MARKET_LOCALE: text('es-ES', rule('must be a language such as es-ES', isLocale)),
  MARKET_CURRENCY: text('EUR', rule('must be a currency such as EUR', isCurrency)),
  MARKET_TIMEZONE: text('Europe/Madrid', rule('must be a time zone such as Europe/Madrid', isTimeZone)),
  ACCESS_LOG: choice('off', 'on', 'off'),
  /** Threshold in ms for statements that are logged as slow; 0: none is. */
  SLOW_STATEMENT: whole(1_000, 0, 60_000),
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
export type Settings = Infer<typeof Settings>;
