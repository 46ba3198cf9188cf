import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import type { Screens } from '../../screens.ts';
import { follow } from './follow.ts';

/** Lets every open screen know the time, so that countdowns run down and stalls close before the shopper's eyes (R4.10). */
export function watchClock(
  app: Pick<AppActorRef, 'getSnapshot' | 'subscribe'>,
  screens: Pick<Screens, 'tell'>,
): void {
  follow(
    app,
    ({ context }) => context.now,
    (now) => screens.tell({ type: 'clock.ticked', now }),
  );
}
