import type { BotCheckSetup } from '../contract/bot-check/bot-check-profile.ts';
import type { Captcha } from './config.ts';

/** The site key of the check that this server carries out itself. */
const LOCAL = 'local';

/** What pages are told of the bot check (R7.25); null where there is none. The secret is no part of it. */
export function botCheckSetupOf({
  provider,
  profile,
  required,
  origin,
  siteKey,
}: Captcha): BotCheckSetup | null {
  if (provider === 'off') return null;
  if (provider === 'local') {
    const script = { address: `/bot-check.js?render=${LOCAL}`, isModule: true };
    return { profile, required, siteKey: LOCAL, script };
  }
  const address = `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  return { profile, required, siteKey, script: { address, isModule: false } };
}
