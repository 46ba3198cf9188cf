import { useSelector } from '@xstate/react';
import type { LoadingScreenActorRef } from '../../machines/shell/loading-screen.machine.ts';
import { LoadingStall, type LoadingStallProps } from './LoadingStall.tsx';

interface LiveLoadingScreenProps extends Omit<LoadingStallProps, 'tip' | 'progress'> {
  actorRef: LoadingScreenActorRef;
  withProgress?: boolean;
}

/** Loading screen with rotating tips and an advancing progress bar. */
export function AnimatedLoadingScreen({ actorRef, withProgress = false, ...rest }: LiveLoadingScreenProps) {
  const { tip, progress } = useSelector(actorRef, ({ context }) => context);
  return <LoadingStall {...rest} tip={tip} progress={withProgress ? progress : null} />;
}
