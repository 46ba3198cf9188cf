import { useSelector } from '@xstate/react';
import type { LoadingScreenActorRef } from '../../machines/loading-screen/loading-screen.machine.ts';
import { LoadingScreen, type LoadingScreenProps } from './LoadingScreen.tsx';

interface LiveLoadingScreenProps extends Omit<LoadingScreenProps, 'tip' | 'progress'> {
  actorRef: LoadingScreenActorRef;
  withProgress?: boolean;
}

/** A loading screen whose tips go round and whose bar advances. */
export function LiveLoadingScreen({ actorRef, withProgress = false, ...rest }: LiveLoadingScreenProps) {
  const { tip, progress } = useSelector(actorRef, ({ context }) => context);
  return <LoadingScreen {...rest} tip={tip} progress={withProgress ? progress : null} />;
}
