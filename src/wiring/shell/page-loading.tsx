import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { LiveLoadingScreen } from '../../components/feedback/LiveLoadingScreen.tsx';
import { LOADING_TIPS } from '../../components/feedback/loading-screen.messages.ts';
import { loadingScreenMachine } from '../../machines/shell/loading-screen.machine.ts';

/**
 * Stands in for a screen that is on its way, or waits for the session (R2.9). No loader opens what stands in for a loader,
 * and the server never renders it: here alone a hook owns an actor.
 */
export function PageLoading() {
  // The matches of a page that is on its way have no context yet.
  const { screens } = useRouter().options.context;
  const actorRef = useActorRef(loadingScreenMachine, {
    input: { tipCount: LOADING_TIPS.length, random: Math.random },
    ...screens.inspected,
  });
  return <LiveLoadingScreen type="page" actorRef={actorRef} withProgress />;
}
