import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import type { ScreenActors } from '../../screen-actors.ts';
import { watchSelectedValue } from './watch-selected-value.ts';

/** Sends the clock's ticks to all open screens, so that countdowns run and stalls close in real time (R4.10). */
export function watchClock(
  app: Pick<AppActorRef, 'getSnapshot' | 'subscribe'>,
  screens: Pick<ScreenActors, 'tell'>,
): void {
  watchSelectedValue(
    app,
    ({ context }) => context.now,
    (now) => screens.tell({ type: 'clock.ticked', now }),
  );
}
