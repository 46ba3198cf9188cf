import { useActorRef } from '@xstate/react';
import { LiveLoadingScreen } from '../components/feedback/LiveLoadingScreen.tsx';
import { LOADING_TIPS } from '../components/feedback/loading-screen.messages.ts';
import { loadingScreenMachine } from '../machines/loading-screen/loading-screen.machine.ts';

/**
 * Stands in for a screen that waits for the session (R2.9). Only routes behind a guard have it: a route with a pending
 * component hydrates later than the page around it, so that early clicks and the first tick of the clock would come
 * before it listens. No loader opens what stands in for a loader: here alone a hook owns an actor.
 */
export function PageLoading() {
  const actorRef = useActorRef(loadingScreenMachine, {
    input: { tipCount: LOADING_TIPS.length, random: Math.random },
  });
  return <LiveLoadingScreen type="page" actorRef={actorRef} withProgress />;
}
