import { type ActorOptions, createActor, waitFor } from 'xstate';
import { tokensMachine } from '../../machines/auth/tokens.machine.ts';
import { bearerOf, isRefreshDue, renewalOf, statusOf } from '../../machines/auth/tokens.selectors.ts';
import type { TokensServices } from '../../machines/auth/tokens.types.ts';
import type { TokenKeeper } from '../../services/auth/token-keeper.ts';
import { promiseActors } from '../api/promise-actors.ts';
import { listenerActor } from '../shell/listener-actor.ts';

const wireTokens = (services: TokensServices) =>
  tokensMachine.provide({
    actors: {
      watchStorage: listenerActor((listener) =>
        services.watchStorage(() => listener({ type: 'storage.read', ...services.look() })),
      ),
      holdRefreshLock: listenerActor((listener) =>
        services.holdRefreshLock(() => listener({ type: 'lock.granted', ...services.look() })),
      ),
      ...promiseActors({
        askRefresh: async ({ refreshToken }) => {
          const answer = await services.askRefresh(refreshToken);
          return { answer, ...services.look() };
        },
        storeTokens: async ({ held }) => services.storeTokens(held),
      }),
    },
    actions: { clearStored: () => services.clearStored() },
  });

export interface TokenKeeperOptions extends TokensServices {
  makeSessionId(): string;
  /** Called if the tokens cannot be stored: they last only as long as this page. */
  onNotKept(): void;
}

/**
 * Token keeper: the tokens' chart behind the interface for calls and session. Every decision uses the
 * storage's current content.
 */
export function createTokenKeeper(
  outside: TokenKeeperOptions,
  options: Pick<ActorOptions<typeof tokensMachine>, 'clock' | 'inspect'> = {},
): TokenKeeper {
  const actor = createActor(wireTokens(outside), { ...options, input: outside.look() });
  actor.on('tokens.notKept', () => outside.onNotKept());
  actor.start();
  const looking = (type: 'storage.read' | 'session.taken' | 'session.left') => {
    actor.send({ type, ...outside.look() });
    return actor.getSnapshot();
  };
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

  return {
    take: () => statusOf(looking('session.taken')),
    current: () => bearerOf(looking('storage.read')),
    isRefreshDue: () => isRefreshDue(looking('storage.read')),
    async renew(refused) {
      actor.send({ type: 'renewal.requested', refused: refused?.accessToken ?? null, ...outside.look() });
      return renewalOf(await settled(), refused);
    },
    refuse({ accessToken }, reason) {
      actor.send({ type: 'bearer.refused', accessToken, reason, ...outside.look() });
    },
    async grant(tokens) {
      actor.send({
        type: 'tokens.granted',
        tokens,
        sessionId: outside.makeSessionId(),
        now: outside.look().now,
      });
      await settled();
    },
    leave() {
      const bearer = bearerOf(looking('storage.read'));
      const { accessToken, refreshToken } = actor.getSnapshot().context.held;
      looking('session.left');
      return bearer ? { accessToken, refreshToken } : { accessToken: null, refreshToken: null };
    },
    watch(listener) {
      const subscriptions = [
        actor.on('tokens.changedElsewhere', listener),
        actor.on('session.lost', listener),
      ];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
  };
}
