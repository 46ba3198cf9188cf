import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { AnimatedLoadingScreen } from '../../components/feedback/AnimatedLoadingScreen.tsx';
import { LOADING_TIPS } from '../../components/feedback/loading-screen.messages.ts';
import { loadingScreenMachine } from '../../machines/shell/loading-screen.machine.ts';

/**
 * Pending screen while a screen loads or the session is unknown (R2.9). A hook owns its actor, because no
 * loader runs for it and the server never renders it.
 */
export function PageLoading() {
  // The matches of a pending page have no context yet.
  const { screens } = useRouter().options.context;
  const actorRef = useActorRef(loadingScreenMachine, {
    input: { tipCount: LOADING_TIPS.length, random: Math.random },
    ...screens.inspected,
  });
  return <AnimatedLoadingScreen type="page" actorRef={actorRef} withProgress />;
}
