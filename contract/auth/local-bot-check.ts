import type { BotCheckSetup } from './bot-check-profile.ts';

/** Local bot check, executed by the market's own server. It is the default of an installation. */
export const LOCAL_BOT_CHECK: BotCheckSetup = {
  profile: 'balanced',
  required: [],
  siteKey: 'local',
  script: { address: '/bot-check.js?render=local', isModule: true },
};
