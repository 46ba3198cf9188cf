import { waitFor } from 'xstate';
import { versionSkewMachine } from '../../machines/hydration/version-skew.machine.ts';
import { type AppActorRef, type AppSnapshot, childOf } from '../../machines/shell/app.machine.ts';
import { registerLazyChild } from '../../machines/shell/register-lazy-child.ts';
import type { ScreenActors } from '../../screen-actors.ts';
import { onImportFailure } from '../../services/shell/import-chunk.ts';
import { reloadDocument } from '../../services/shell/page-leave.ts';
import type { ReleaseService } from '../../services/shell/release.service.ts';
import { promiseActors } from '../api/promise-actors.ts';

/** True if the market runs another build and this page could not be reloaded for it. */
export const isOutdated = ({ children }: Pick<AppSnapshot, 'children'>): boolean =>
  children.versionSkew?.getSnapshot().matches('outdated') ?? false;

interface Outside extends Pick<ReleaseService, 'askRelease' | 'storeInput'> {
  screens: Pick<ScreenActors, 'unsavedForms'>;
  reloadPage?: () => void;
}

/** Version skew, connected to the market and to the input of this page. */
const wireVersionSkew = (
  app: AppActorRef,
  { askRelease, storeInput, screens, reloadPage = reloadDocument }: Outside,
) =>
  versionSkewMachine.provide({
    actors: promiseActors({ askRelease: (_, signal) => askRelease(signal) }),
    actions: {
      storeInput: () =>
        storeInput({
          forms: screens.unsavedForms(),
          isCartOpen: app.getSnapshot().matches({ drawer: 'open' }),
        }),
      // The chart must reach its next state first: editors ask it if their input is stored.
      reloadPage: () => queueMicrotask(reloadPage),
    },
  });

/** Decides about failed imports from here on. While the chart decides, they stay pending. */
export function registerVersionSkew(app: AppActorRef, outside: Outside): void {
  const logic = wireVersionSkew(app, outside);
  registerLazyChild(app, logic, { id: 'versionSkew', input: undefined, until: 'page' });
  const skew = childOf(app, 'versionSkew');
  onImportFailure(async (error) => {
    skew.send({ type: 'import.failed' });
    await waitFor(skew, (snapshot) => !snapshot.hasTag('deciding'));
    throw error;
  });
}
