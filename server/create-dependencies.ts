import { v7 as newId } from 'uuid';
import { createFormatter } from '../contract/values/format.ts';
import { createAccessTokens } from './auth/access-tokens.ts';
import { createCodeSecrets } from './auth/code-secrets.ts';
import { createRefreshSecrets } from './auth/refresh-secrets.ts';
import { createReminderTokens } from './auth/reminder-tokens.ts';
import type { SigningKey } from './auth/signing-key.ts';
import type { Config } from './config.ts';
import type { Tools } from './context.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Clock } from './clock.ts';
import type { BotCheck } from './services/auth/bot-check-provider.ts';
import { createLocalProvider } from './services/auth/local-bot-check-provider.ts';
import { createRecaptchaProvider } from './services/auth/recaptcha-provider.ts';

function createBotCheck(
  key: SigningKey,
  { captcha, installation: { botCheck: setup } }: Pick<Config, 'captcha' | 'installation'>,
  clock: Clock,
): BotCheck {
  if (setup === null) return { setup, provider: null };
  const isLocal = captcha.provider === 'local';
  return {
    setup,
    provider: isLocal ? createLocalProvider(key, clock) : createRecaptchaProvider(captcha),
  };
}

/** Inputs for the tools of a server. */
export interface DependencyParts extends Pick<Tools, 'db' | 'clock' | 'mail' | 'blobs' | 'log' | 'visits'> {
  config: Config;
  signingKey: SigningKey;
  metrics?: Metrics;
  greetMailServer?: () => Promise<unknown>;
}

export const createDependencies = ({
  config,
  signingKey,
  db,
  clock,
  mail,
  blobs,
  log,
  visits,
  metrics,
  greetMailServer,
}: DependencyParts): Tools => ({
  db,
  clock,
  mail,
  blobs,
  log,
  visits,
  metrics,
  greetMailServer,
  newId,
  tokens: createAccessTokens(signingKey, config.issuer, clock),
  refreshSecrets: createRefreshSecrets(signingKey),
  codeSecrets: createCodeSecrets(signingKey),
  reminderTokens: createReminderTokens(signingKey),
  botCheck: createBotCheck(signingKey, config, clock),
  formatter: createFormatter(config.installation.market),
  timeZone: config.installation.market.timeZone,
  publicUrl: config.publicUrl,
  contactEmail: config.contactEmail,
  holdsFirstStores: config.holdsFirstStores,
  hasRateLimits: config.floodLimit,
});
