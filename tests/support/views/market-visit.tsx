import { render } from '@testing-library/react';
import { createMemoryHistory } from '@tanstack/react-router';
import type { Call } from '../../../contract/api/call.ts';
import { DEFAULT_INSTALLATION, type Installation } from '../../../contract/shell/installation.ts';
import { createFormatter } from '../../../contract/values/format.ts';
import type { User } from '../../../contract/account/user.ts';
import type { EmbeddedNotifications } from '../../../src/machines/notifications/embedded-notifications.ts';
import type { SessionServices } from '../../../src/machines/auth/session.types.ts';
import { MarketApp } from '../../../src/hydration/MarketApp.tsx';
import { createMarketRouter } from '../../../src/router.tsx';
import type { wireCurrentStore } from '../../../src/wiring/shell/current-store.wiring.ts';
import { wireBell } from '../../../src/wiring/notifications/bell.wiring.ts';
import { watchNavigation, watchSession } from '../../../src/wiring/shell/navigation.ts';
import { createServices } from '../../../src/wiring/shell/services.ts';
import { ScreenActors } from '../../../src/screen-actors.ts';
import { makeSystem } from '../../../src/theme/chakra-system/system.ts';
import { ValidatedPage } from './ValidatedPage.tsx';
import { fakeCall } from '../charts/fake-call.ts';
import { NOW } from '../samples/samples.ts';
import { createSessionApp } from '../samples/session-app.ts';

const system = makeSystem();
const formatter = createFormatter(DEFAULT_INSTALLATION.market);

interface VisitOptions {
  present: User | null;
  answers?: Parameters<typeof fakeCall>[0];
  /** Implementation of calls, in place of a table of answers. */
  call?: Call;
  session?: Partial<SessionServices>;
  installation?: Partial<Installation>;
  posted?: EmbeddedNotifications | null;
  /** Chart of the current store; without one, no store is loaded. */
  currentStore?: ReturnType<typeof wireCurrentStore>;
}

/** Complete market application at an address as in a starting browser; only calls and tokens are fakes. */
export function visitMarket(
  href: string,
  {
    present,
    answers = {},
    call: given,
    session = {},
    installation = {},
    posted = null,
    currentStore,
  }: VisitOptions,
) {
  const { call: answered, asked } = fakeCall(answers);
  const call = given ?? answered;
  const services = createServices(call);
  const now = () => NOW;
  const bell = wireBell({ app: () => visit.app, services, posted, now });
  const visit = createSessionApp(present, session, { bell, ...(currentStore && { currentStore }) });
  const screens = new ScreenActors();
  /** Back-office pages that were opened by a full page load. */
  const left: string[] = [];
  const router = createMarketRouter({
    history: createMemoryHistory({ initialEntries: [href] }),
    openPage: async ({ publicHref }) => void left.push(publicHref),
    context: {
      app: visit.app,
      screens,
      services,
      installation: { ...DEFAULT_INSTALLATION, hasMailbox: true, ...installation },
      posted,
      now,
    },
  });
  watchNavigation(router, visit.app, screens);
  watchSession(router, visit.app, screens);
  return {
    ...visit,
    router,
    asked,
    left,
    at: () => router.state.location.href,
    show: () =>
      render(<MarketApp router={router} system={system} formatter={formatter} />, { wrapper: ValidatedPage }),
  };
}
