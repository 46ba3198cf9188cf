import type { BotCheckSetup } from '../contract/auth/bot-check-profile.ts';
import { LOCAL_BOT_CHECK } from '../contract/auth/local-bot-check.ts';
import type { Captcha } from './config.ts';

/** Bot check configuration for pages (R7.25), without the secret; null if the bot check is off. */
export function botCheckSetupOf({
  provider,
  profile,
  required,
  origin,
  siteKey,
}: Captcha): BotCheckSetup | null {
  if (provider === 'off') return null;
  if (provider === 'local') return { ...LOCAL_BOT_CHECK, profile, required };
  const address = `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  return { profile, required, siteKey, script: { address, isModule: false } };
}
