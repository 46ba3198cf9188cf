import type { BotCheckSetup } from './bot-check-profile.ts';

/** The bot check that the server carries out itself, as an installation has it that was told of no other. */
export const LOCAL_BOT_CHECK: BotCheckSetup = {
  profile: 'balanced',
  required: [],
  siteKey: 'local',
  script: { address: '/bot-check.js?render=local', isModule: true },
};
