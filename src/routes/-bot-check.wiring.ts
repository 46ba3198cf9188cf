import { fromPromise, waitFor } from 'xstate';
import type { BotVerdict, SiteAction } from '../../contract/bot-check.ts';
import { type BotCheckActorRef, botCheckMachine } from '../machines/bot-check/bot-check.machine.ts';
import type { BotCheckServices } from '../machines/bot-check/bot-check.types.ts';
import { createBotCheckService } from '../services/bot-check.service.ts';
import type { RouterContext } from './-router-context.ts';

type Context = Pick<RouterContext, 'screens' | 'services' | 'botCheck'>;

/** The bot check of a page over its services. */
export const wireBotCheckMachine = (services: BotCheckServices) =>
  botCheckMachine.provide({
    actors: {
      loadScript: fromPromise(({ input, signal }) => services.loadScript(input, signal)),
      askReadiness: fromPromise(() => services.isReady()),
      execute: fromPromise(({ input }) => services.execute(input)),
      verify: fromPromise(({ input, signal }) => services.verify(input, signal)),
    },
  });

/**
 * What a form with a bot check is provided with, beside its submit port. The check itself is opened as an actor of the
 * screen when the form is first touched: never while a page is rendered on the server.
 */
export function wireBotCheck({ screens, services, botCheck }: Context) {
  const logic = wireBotCheckMachine(createBotCheckService(services.call));
  // Not within the action that asks: XState warns of a machine that is made there.
  const open = () => Promise.resolve().then(() => screens.open('bot-check', logic, { setup: botCheck }));
  return {
    actors: {
      botCheck: fromPromise<BotVerdict, { action: SiteAction }>(async ({ input, signal }) =>
        verdictFor(await open(), input.action, signal),
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

/** Asks for an action, and waits for what its form is told. Rejects when the screen is left meanwhile. */
async function verdictFor(
  check: BotCheckActorRef,
  action: SiteAction,
  signal: AbortSignal,
): Promise<BotVerdict> {
  check.send({ type: 'check.requested', action });
  const { context } = await waitFor(check, (snapshot) => snapshot.context.verdict !== null, { signal });
  if (context.verdict === null) throw new Error('botCheck: concluded without a verdict');
  return context.verdict;
}
