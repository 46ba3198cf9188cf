import { render } from '@testing-library/react';
import { createMemoryHistory } from '@tanstack/react-router';
import type { Call } from '../../../contract/api/call.ts';
import { DEFAULT_INSTALLATION, type Installation } from '../../../contract/shell/installation.ts';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import type { User } from '../../../contract/account/user.ts';
import { BackOfficeApp } from '../../../src/hydration/BackOfficeApp.tsx';
import { createBackOfficeRouter } from '../../../src/back-office-router.tsx';
import type { SessionServices } from '../../../src/machines/auth/session.types.ts';
import { ScreenActors } from '../../../src/screen-actors.ts';
import { watchScreens, watchBackOfficeUser } from '../../../src/wiring/back-office/watch-back-office.ts';
import { createServices } from '../../../src/wiring/shell/services.ts';
import { ValidatedPage } from './ValidatedPage.tsx';
import { fakeCall } from '../charts/fake-call.ts';
import { NOW } from '../samples/samples.ts';
import { createSessionApp } from '../samples/session-app.ts';

const formatter = createFormatter(DEFAULT_MARKET);

interface VisitOptions {
  present: User | null;
  answers?: Parameters<typeof fakeCall>[0];
  /** Implementation of calls, in place of a table of answers. */
  call?: Call;
  session?: Partial<SessionServices>;
  installation?: Partial<Installation>;
}

/** Complete back office at an address as in a starting browser; only calls and tokens are fakes. */
export function visitBackOffice(
  href: string,
  { present, answers = {}, call: given, session = {}, installation = {} }: VisitOptions,
) {
  const visit = createSessionApp(present, session);
  const { call: answered, asked } = fakeCall(answers);
  const call = given ?? answered;
  const screens = new ScreenActors();
  /** Market pages that were opened by a full page load. */
  const left: string[] = [];
  const router = createBackOfficeRouter({
    history: createMemoryHistory({ initialEntries: [href] }),
    openPage: async ({ publicHref }) => void left.push(publicHref),
    context: {
      app: visit.app,
      screens,
      services: createServices(call),
      installation: { ...DEFAULT_INSTALLATION, ...installation },
      posted: null,
      mayOpen: () => true,
      now: () => NOW,
    },
  });
  watchScreens(router, screens);
  watchBackOfficeUser(router, visit.app, screens);
  return {
    ...visit,
    router,
    asked,
    left,
    at: () => router.state.location.href,
    show: () => render(<BackOfficeApp router={router} formatter={formatter} />, { wrapper: ValidatedPage }),
  };
}
