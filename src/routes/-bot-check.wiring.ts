import { fromPromise } from 'xstate';
import type { BotVerdict, SiteAction } from '../../contract/bot-check.ts';

/** What a form with a bot check is provided with, beside its submit port. */
export const wireBotCheck = () => ({
  actors: {
    botCheck: fromPromise<BotVerdict, { action: SiteAction }>(async () => ({
      verdict: 'proceed',
      token: null,
    })),
  },
  actions: { prepareBotCheck: () => {} },
});

export type BotCheckParts = ReturnType<typeof wireBotCheck>;
