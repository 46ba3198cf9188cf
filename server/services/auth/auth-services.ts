import { createFormatter, type Formatter } from '../../../contract/values/format.ts';
import { type AccessTokens, createAccessTokens } from '../../auth/access-tokens.ts';
import { type CodeSecrets, createCodeSecrets } from '../../auth/code-secrets.ts';
import { createRefreshSecrets, type RefreshSecrets } from '../../auth/refresh-secrets.ts';
import type { SigningKey } from '../../auth/signing-key.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { type BotCheckServices, createBotCheckServices } from '../bot-check/bot-check-services.ts';

/** What the verbs of a session need beyond a context. */
export interface SessionServices {
  tokens: AccessTokens;
  refreshSecrets: RefreshSecrets;
  log: Log;
}

/** What the verbs of an account need beyond a context. */
export interface AccountServices {
  codeSecrets: CodeSecrets;
  /** Where people reach the market, without a slash at the end; links in mails start with it. */
  publicUrl: string;
  /** Where people write when they need help. */
  contactEmail: string;
}

export type AuthServices = SessionServices &
  AccountServices & { botCheck: BotCheckServices; formatter: Formatter; hasRateLimits: boolean };

export const createAuthServices = (
  key: SigningKey,
  config: Pick<Config, 'publicUrl' | 'contactEmail' | 'captcha' | 'installation' | 'floodLimit'>,
  clock: Clock,
  log: Log,
): AuthServices => ({
  tokens: createAccessTokens(key, config.publicUrl, clock),
  refreshSecrets: createRefreshSecrets(key),
  codeSecrets: createCodeSecrets(key),
  botCheck: createBotCheckServices(key, config, clock),
  publicUrl: config.publicUrl,
  contactEmail: config.contactEmail,
  formatter: createFormatter(config.installation.market),
  hasRateLimits: config.floodLimit,
  log,
});
