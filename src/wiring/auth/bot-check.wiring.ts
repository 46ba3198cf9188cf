import { fromPromise, waitFor } from 'xstate';
import type { BotVerdict, BotCheckForm } from '../../../contract/auth/bot-check.ts';
import { type BotCheckActorRef, botCheckMachine } from '../../machines/auth/bot-check.machine.ts';
import type { BotCheckServices } from '../../machines/auth/bot-check.types.ts';
import { createBotCheckService } from '../../services/auth/bot-check.service.ts';
import { promiseActors } from '../api/promise-actors.ts';
import type { RouterContext } from '../shell/router-context.ts';

type Context = Pick<RouterContext, 'screens' | 'services' | 'installation'>;

/** Bot check of a page, connected to its services. */
export const wireBotCheckMachine = (services: BotCheckServices) =>
  botCheckMachine.provide({ actors: promiseActors(services) });

/**
 * Port and action of a form with a bot check, besides its submit port. The check opens as an actor of the
 * screen at the form's first interaction, never during server-side rendering.
 */
export function wireBotCheck({ screens, services, installation }: Context) {
  const logic = wireBotCheckMachine(createBotCheckService(services.call));
  const input = { setup: installation.botCheck };
  // Not inside the calling action: XState warns about a chart that is created there.
  const open = () => Promise.resolve().then(() => screens.open('bot-check', logic, input));
  return {
    actors: {
      botCheck: fromPromise<BotVerdict, { action: BotCheckForm }>(async ({ input, signal }) =>
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
 * Requests a check, and waits for its verdict. A navigation within the screen, such as a change of the query,
 * stops the check; then it starts again. Rejects if the form itself is gone.
 */
async function verdictFor(
  open: () => Promise<BotCheckActorRef>,
  action: BotCheckForm,
  signal: AbortSignal,
): Promise<BotVerdict> {
  const check = await open();
  check.send({ type: 'check.requested', action });
  const ended = () => null;
  const snapshot = await waitFor(check, ({ context }) => context.verdict !== null, { signal }).catch(ended);
  signal.throwIfAborted();
  return snapshot?.context.verdict ?? verdictFor(open, action, signal);
}
