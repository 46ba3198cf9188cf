import { isBotCheckForm } from '../contract/auth/bot-check.ts';
import { validateInput } from '../contract/api/validate-input.ts';
import type { Installation } from '../contract/shell/installation.ts';
import { BUCKET } from './backup/backup-place.ts';
import { botCheckSetupOf } from './bot-check-setup.ts';
import { similarSettingNames, unknownSettingNames } from './config-rules.ts';
import { Settings } from './config-settings.ts';
import { isLocalMarket } from './http/is-local-request.ts';

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
  if (settings.DATABASE_URL === undefined && settings.DATABASE_DIRECT_URL !== undefined)
    return 'DATABASE_DIRECT_URL: goes together with DATABASE_URL';
  const incomplete = settings.TRIAL === 'off' ? lackingFor(settings) : [];
  if (incomplete.length > 0)
    return [...incomplete, 'TRIAL: on starts without them, to try things out'].join('\n');
  if (settings.BACKUP_EVERY > 0 && settings.BACKUP_TO === undefined)
    return 'BACKUP_TO: must be given with BACKUP_EVERY';
  if (settings.BACKUP_TO === BUCKET && settings.S3_ENDPOINT === undefined)
    return 'BACKUP_TO: bucket: needs the S3_ settings';
  if (settings.METRICS_PORT !== 0 && settings.METRICS_PORT === settings.PORT)
    return 'METRICS_PORT: must differ from PORT';
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

/** Scheduled backups; undefined without any. Period in ms, number of kept ones, folder or "bucket:". */
const backupOf = ({ BACKUP_EVERY: every, BACKUP_KEEP: keep, BACKUP_TO: place }: Settings) =>
  every === 0 || place === undefined ? undefined : { every, keep, place };

/** Address of the metrics; undefined without any. */
const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host }: Settings) =>
  port === 0 ? undefined : { port, host };

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
  isLocalMarket({
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
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databasePool: settings.DATABASE_POOL,
    s3: s3Of(settings),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    contactEmail: settings.CONTACT_EMAIL,
    publicUrl: publicUrlOf(settings),
    issuer: issuerOf(settings),
    isLocal: isLocal(settings),
    demoMarket: settings.DEMO_MARKET,
    trustedProxies: settings.TRUSTED_PROXIES,
    backup: backupOf(settings),
    stopDelay: settings.STOP_DELAY,
    metrics: metricsOf(settings),
    jwtPrivateKey: settings.JWT_PRIVATE_KEY,
    holdsFirstStores: settings.FIRST_STORE_APPROVAL === 'on',
    floodLimit: settings.RATE_LIMITS === 'on',
    installation: installationOf(settings),
    logLevel: settings.LOG_LEVEL,
    accessLog: settings.ACCESS_LOG === 'on',
    slowStatement: settings.SLOW_STATEMENT,
    corsOrigins: settings.CORS_ORIGINS,
    apiOrigins: settings.API_ORIGINS,
    captcha: captchaOf(settings),
  };
}
export type Config = ReturnType<typeof configOf>;

const KNOWN = Object.keys(Settings.schema);

/** Environment variables that may be mistyped settings. */
export const doubtfulSettingNames = (env: Readonly<Record<string, string | undefined>>): string[] =>
  similarSettingNames(Object.keys(env), KNOWN);

/**
 * Configuration from the environment; an empty variable counts as absent. Throws ConfigError with every invalid or
 * unknown variable and the reason.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const unknowns = unknownSettingNames(Object.keys(present), KNOWN);
  if (unknowns.length > 0) throw new ConfigError(`${unknowns.join(', ')}: not a setting of Tenderete`);
  const checked = validateInput(present, Settings);
  if (!checked.ok)
    throw new ConfigError(checked.errors.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  const problem = contradiction(checked.value);
  if (problem !== undefined) throw new ConfigError(problem);
  return configOf(checked.value);
}
