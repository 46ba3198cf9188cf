import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import type { Screens } from '../../screen-actors.ts';
import { watchSelection } from './watch-selected-value.ts';

/** Sends the clock's ticks to all open screens, so that countdowns run and stalls close in real time (R4.10). */
export function watchClock(
  app: Pick<AppActorRef, 'getSnapshot' | 'subscribe'>,
  screens: Pick<Screens, 'tell'>,
): void {
  watchSelection(
    app,
    ({ context }) => context.now,
    (now) => screens.tell({ type: 'clock.ticked', now }),
  );
}
