import { expect, test } from 'vitest';
import { newSigningKeyPem } from './auth/signing-key.ts';
import { type Config, doubtfulSettingNames, readConfig } from './config.ts';

const refusalOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return 'no refusal';
  } catch (error) {
    return (error as Error).message;
  }
};

const DEFAULTS: Config = {
  isProduction: false,
  port: 3_000,
  host: 'localhost',
  dataDir: '.data',
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  databasePool: 26,
  s3: undefined,
  smtpUrl: undefined,
  mailFrom: 'no-responder@tenderete.example',
  contactEmail: 'hola@tenderete.example',
  publicUrl: 'http://localhost:3000',
  issuer: 'http://localhost',
  isLocal: true,
  demoMarket: 'local',
  trustedProxies: 0,
  backup: undefined,
  stopDelay: 0,
  metrics: undefined,
  jwtPrivateKey: undefined,
  holdsFirstStores: false,
  floodLimit: true,
  installation: {
    market: { locale: 'es-ES', currency: 'EUR', timeZone: 'Europe/Madrid', origin: 'http://localhost:3000' },
    publicHost: '',
    maintenance: false,
    botCheck: {
      profile: 'balanced',
      required: [],
      siteKey: 'local',
      script: { address: '/bot-check.js?render=local', isModule: true },
    },
    hasMailbox: true,
    operator: null,
  },
  logLevel: 'info',
  accessLog: false,
  slowStatement: 1_000,
  corsOrigins: [],
  apiOrigins: [],
  captcha: {
    provider: 'local',
    profile: 'balanced',
    required: [],
    origin: 'https://www.google.com',
    siteKey: '',
    secret: '',
  },
};

test('R2.8 battery 126 an empty environment is an installation of one process; empty variables are absent ones', () => {
  expect(readConfig({ PATH: '/bin', PORT: '', DATABASE_URL: '' })).toEqual(DEFAULTS);
});

test('R2.8 battery 126 every setting is read', () => {
  const pem = newSigningKeyPem().trim();
  const s3 = {
    S3_ENDPOINT: 'http://localhost:9000',
    S3_BUCKET: 'fotos',
    S3_REGION: 'eu-south-2',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  const config = readConfig({
    ...s3,
    NODE_ENV: 'production',
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv',
    DATABASE_URL: 'postgresql://x@y/z',
    DATABASE_DIRECT_URL: 'postgresql://x@w/z',
    DATABASE_POOL: '40',
    JWT_PRIVATE_KEY: Buffer.from(pem).toString('base64'),
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'Hola@Mercado.Example',
    CONTACT_EMAIL: 'ayuda@mercado.example',
    OPERATOR_NAME: 'Mercados de la Plaza, S.L.',
    OPERATOR_TAX_ID: 'ES b-0000001.8',
    OPERATOR_ADDRESS: 'Plaza Mayor, 1, Requena',
    OPERATOR_EMAIL: 'hola@mercado.example',
    OPERATOR_REGISTER: 'Registro Mercantil de Valencia, tomo 1',
    PUBLIC_URL: 'https://mercado.example',
    PUBLIC_HOST: 'mercado.example',
    TRUSTED_PROXIES: '2',
    STOP_DELAY: '15000',
    BACKUP_EVERY: '12h',
    BACKUP_KEEP: '14',
    BACKUP_TO: 'bucket:',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
    DEMO_MARKET: 'on',
    MAINTENANCE: 'on',
    FIRST_STORE_APPROVAL: 'on',
    MARKET_LOCALE: 'es-MX',
    MARKET_CURRENCY: 'MXN',
    MARKET_TIMEZONE: 'America/Mexico_City',
    LOG_LEVEL: 'warn',
    ACCESS_LOG: 'on',
    SLOW_STATEMENT: '0',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    API_ORIGINS: 'https://api.example',
    CAPTCHA_PROVIDER: 'recaptcha',
    CAPTCHA_PROFILE: 'permissive',
    CAPTCHA_REQUIRED: 'signup, contact',
    CAPTCHA_ORIGIN: 'https://www.recaptcha.net',
    CAPTCHA_SITE_KEY: 'k',
    CAPTCHA_SECRET: 's',
  });
  expect(config).toEqual({
    isProduction: true,
    port: 8_080,
    host: '0.0.0.0',
    dataDir: '/srv',
    databaseUrl: 'postgresql://x@y/z',
    databaseDirectUrl: 'postgresql://x@w/z',
    databasePool: 40,
    s3: {
      endpoint: 'http://localhost:9000',
      bucket: 'fotos',
      region: 'eu-south-2',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    },
    smtpUrl: 'smtps://u:p@mail.example:465',
    mailFrom: 'hola@mercado.example',
    contactEmail: 'ayuda@mercado.example',
    publicUrl: 'https://mercado.example',
    issuer: 'https://mercado.example',
    isLocal: false,
    demoMarket: 'on',
    trustedProxies: 2,
    stopDelay: 15_000,
    backup: { every: 43_200_000, keep: 14, place: 'bucket:' },
    metrics: { port: 9_464, host: '10.0.0.5' },
    jwtPrivateKey: pem,
    holdsFirstStores: true,
    floodLimit: true,
    installation: {
      market: {
        locale: 'es-MX',
        currency: 'MXN',
        timeZone: 'America/Mexico_City',
        origin: 'https://mercado.example',
      },
      publicHost: 'mercado.example',
      maintenance: true,
      botCheck: {
        profile: 'permissive',
        required: ['signup', 'contact'],
        siteKey: 'k',
        script: { address: 'https://www.recaptcha.net/recaptcha/api.js?render=k', isModule: false },
      },
      hasMailbox: false,
      operator: {
        name: 'Mercados de la Plaza, S.L.',
        taxId: 'B00000018',
        address: 'Plaza Mayor, 1, Requena',
        email: 'hola@mercado.example',
        register: 'Registro Mercantil de Valencia, tomo 1',
      },
    },
    logLevel: 'warn',
    accessLog: true,
    slowStatement: 0,
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    apiOrigins: ['https://api.example'],
    captcha: {
      provider: 'recaptcha',
      profile: 'permissive',
      required: ['signup', 'contact'],
      origin: 'https://www.recaptcha.net',
      siteKey: 'k',
      secret: 's',
    },
  });
});

test.each([
  [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: '3000x' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be an address such as postgresql://user@host/name'],
  [{ PUBLIC_URL: 'https://a.example/tienda' }, 'PUBLIC_URL: must be an origin such as https://example.com'],
  [{ PUBLIC_HOST: 'https://a.example' }, 'PUBLIC_HOST: must be a bare host name such as example.com'],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES: must be a whole number from 0 to 10'],
  [{ STOP_DELAY: '60001' }, 'STOP_DELAY: must be a whole number from 0 to 60000'],
  [{ BACKUP_EVERY: '24' }, 'BACKUP_EVERY: must be off, or a period such as 30m, 24h or 7d'],
  [{ BACKUP_EVERY: '24h' }, 'BACKUP_TO: must be given with BACKUP_EVERY'],
  [{ BACKUP_TO: 'backups' }, 'BACKUP_TO: must be a folder such as /var/backups/market, or bucket:'],
  [{ BACKUP_TO: 'bucket:' }, 'BACKUP_TO: bucket: needs the S3_ settings'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT: must differ from PORT'],
  [{ ACCESS_LOG: 'yes' }, 'ACCESS_LOG: must be one of: on, off'],
  [{ SLOW_STATEMENT: '1s' }, 'SLOW_STATEMENT: must be a whole number from 0 to 60000'],
  [{ MAINTENANCE: 'yes' }, 'MAINTENANCE: must be one of: on, off'],
  [{ MARKET_LOCALE: 'español' }, 'MARKET_LOCALE: must be a language such as es-ES'],
  [{ MARKET_CURRENCY: 'EURO' }, 'MARKET_CURRENCY: must be a currency such as EUR'],
  [{ OPERATOR_TAX_ID: 'B00000019' }, 'OPERATOR_TAX_ID: El NIF no es válido: revisa los números y la letra'],
  [{ OPERATOR_NAME: 'x'.repeat(201) }, 'OPERATOR_NAME: must be a text of 200 characters at most'],
  [{ OPERATOR_TAXID: 'B00000018' }, 'OPERATOR_TAXID: not a setting of Tenderete'],
  [{ MARKET_TIMEZONE: 'Madrid' }, 'MARKET_TIMEZONE: must be a time zone such as Europe/Madrid'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS.0: must be a list of origins, parted by commas'],
  [
    { JWT_PRIVATE_KEY: 'secret' },
    'JWT_PRIVATE_KEY: must be an Ed25519 private key, PKCS #8 as PEM or as base64 of it',
  ],
  [{ MAIL_FROM: 'nadie' }, 'MAIL_FROM: Formato de email inválido'],
  [{ MARKET_LOCAL: 'es-ES' }, 'MARKET_LOCAL: not a setting of Tenderete'],
  [
    { RATELIMITS: 'off', database_url: 'postgres://x@y/z' },
    'RATELIMITS, database_url: not a setting of Tenderete',
  ],
  [{ DEMO_MARKET: 'yes' }, 'DEMO_MARKET: must be one of: local, on, off'],
  [
    { S3_BUCKET: 'x' },
    'S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the S3_ settings go together or not at all',
  ],
  [
    { NODE_ENV: 'production', RATE_LIMITS: 'off' },
    'RATE_LIMITS: can be switched off only where NODE_ENV is not production',
  ],
  [
    { CAPTCHA_PROVIDER: 'recaptcha' },
    'CAPTCHA_SITE_KEY, CAPTCHA_SECRET: must be given with CAPTCHA_PROVIDER=recaptcha',
  ],
  [
    { CAPTCHA_REQUIRED: 'logon' },
    'CAPTCHA_REQUIRED.0: must be a list of actions such as login, parted by commas',
  ],
  [
    { CAPTCHA_REQUIRED: 'login', CAPTCHA_PROFILE: 'disabled' },
    'CAPTCHA_REQUIRED: nothing can be required of a bot check that is off',
  ],
])('battery 126 %o is refused with its name and the reason', (env, message) => {
  expect(refusalOf(env as unknown as Record<string, string>)).toBe(message);
});

const GIVEN_DATABASE = { DATABASE_URL: 'postgres://x@y/z', JWT_PRIVATE_KEY: newSigningKeyPem() };
const REACHED = { PUBLIC_URL: 'https://mercado.example', SMTP_URL: 'smtp://mail.example' };

test('battery 31 with DATABASE_URL the market must be given its key', () => {
  expect(refusalOf({ DATABASE_URL: 'postgres://x@y/z' })).toBe(
    'JWT_PRIVATE_KEY: must be given with DATABASE_URL, because several servers sign with the same key',
  );
});

test('battery 126 with DATABASE_URL the market must be given its address, mail and bucket', () => {
  expect(refusalOf(GIVEN_DATABASE)).toBe(
    [
      'PUBLIC_URL: must be given with DATABASE_URL, because links in mails begin with it',
      'SMTP_URL: must be given with DATABASE_URL, because nobody can confirm an account without mail',
      'S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: must be given with DATABASE_URL, because pictures on the disk of one server are on no other',
      'TRIAL: on starts without them, to try things out',
    ].join('\n'),
  );
  expect(refusalOf({ ...GIVEN_DATABASE, ...REACHED })).toMatch(/^S3_ENDPOINT, [^\n]+\nTRIAL: [^\n]+$/);
  expect(refusalOf({ ...GIVEN_DATABASE, TRIAL: 'on' })).toBe('no refusal');
});

test('battery 31 all processes of a market sign as the same issuer, whatever their ports', () => {
  const issuerAt = (PORT: string) => readConfig({ ...GIVEN_DATABASE, TRIAL: 'on', PORT }).issuer;
  expect(issuerAt('3001')).toBe(issuerAt('3002'));
});

test.each([
  [{}, true],
  [{ PUBLIC_HOST: 'localhost', NODE_ENV: 'production' }, true],
  [{ PUBLIC_URL: 'https://mercado.example' }, false],
  [{ PUBLIC_HOST: 'mercado.example' }, false],
  [{ TRUSTED_PROXIES: '1' }, false],
  [{ NODE_ENV: 'production', HOST: '0.0.0.0' }, false],
  [{ SMTP_URL: 'smtp://mail.example' }, false],
])('battery 31 with %o there is a mailbox to look into: %s', (env, hasMailbox) => {
  expect(readConfig(env).installation.hasMailbox).toBe(hasMailbox);
});

test('battery 126 names that begin as a setting does are said, and those that any program may have are not', () => {
  expect(
    doubtfulSettingNames({
      RATE_LIMIT: 'off',
      TRUSTED_PROXY: '1',
      SMPT_URL: 'x',
      PUBLIC_HOSTS: 'x',
      HTTP_PROXY: 'x',
      PUBLIC_URL: 'x',
      RATELIMITS: 'x',
      LOG_FILE: 'x',
      PATH: 'x',
    }),
  ).toEqual(['RATE_LIMIT', 'TRUSTED_PROXY', 'SMPT_URL', 'PUBLIC_HOSTS']);
});
