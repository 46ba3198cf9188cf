import type { SigningKey } from '../../auth/signing-key.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { BotCheck } from './bot-check-provider.ts';
import { createLocalProvider } from './local-provider.ts';
import { createRecaptchaProvider } from './recaptcha-provider.ts';

export function createBotCheck(
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
