import { fromPromise, waitFor } from 'xstate';
import type { BotVerdict, SiteAction } from '../../../contract/auth/bot-check.ts';
import { type BotCheckActorRef, botCheckMachine } from '../../machines/auth/bot-check.machine.ts';
import type { BotCheckServices } from '../../machines/auth/bot-check.types.ts';
import { createBotCheckService } from '../../services/auth/bot-check.service.ts';
import { promiseActors } from '../api/promise-actors.ts';
import type { RouterContext } from '../shell/router-context.ts';

type Context = Pick<RouterContext, 'screens' | 'services' | 'installation'>;

/** The bot check of a page over its services. */
export const wireBotCheckMachine = (services: BotCheckServices) =>
  botCheckMachine.provide({ actors: promiseActors(services) });

/**
 * What a form with a bot check is provided with, beside its submit port. The check itself is opened as an actor of the
 * screen when the form is first touched: never while a page is rendered on the server.
 */
export function wireBotCheck({ screens, services, installation }: Context) {
  const logic = wireBotCheckMachine(createBotCheckService(services.call));
  const input = { setup: installation.botCheck };
  // Not within the action that asks: XState warns of a machine that is made there.
  const open = () => Promise.resolve().then(() => screens.open('bot-check', logic, input));
  return {
    actors: {
      botCheck: fromPromise<BotVerdict, { action: SiteAction }>(async ({ input, signal }) =>
        verdictFor(open, input.action, signal),
      ),
    },
    actions: {
      prepareBotCheck: () => {
        void open().then((check) => check.send({ type: 'preparation.requested' }));
      },
    },
  };
}

export type BotCheckParts = ReturnType<typeof wireBotCheck>;

/**
 * Asks for an action, and waits for what its form is told. A navigation that stays on the screen, such as one that only
 * changes the address, ends the check under way: it is asked for again. Rejects when the form itself is gone.
 */
async function verdictFor(
  open: () => Promise<BotCheckActorRef>,
  action: SiteAction,
  signal: AbortSignal,
): Promise<BotVerdict> {
  const check = await open();
  check.send({ type: 'check.requested', action });
  const ended = () => null;
  const snapshot = await waitFor(check, ({ context }) => context.verdict !== null, { signal }).catch(ended);
  signal.throwIfAborted();
  return snapshot?.context.verdict ?? verdictFor(open, action, signal);
}
