import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { BackOfficeFrame } from '../../components/back-office/BackOfficeFrame.tsx';
import { BackOfficeHeader } from '../../components/back-office/BackOfficeHeader.tsx';
import { BackOfficeBottomBar } from '../../components/back-office/BackOfficeBottomBar.tsx';
import {
  BACK_OFFICE_AREAS,
  adminNavigation,
  producerNavigation,
  EXIT_LINKS,
} from '../../components/back-office/navigation-items.ts';
import { SideNav } from '../../components/back-office/SideNav.tsx';
import { STORES_PATH_BY_ROLE } from '../../../contract/shell/stores-path.ts';
import { StoresPathProvider } from '../../components/back-office/stores-path-context.ts';
import { ThemeSwitch } from '../../components/layout/ThemeSwitch.tsx';
import { childOf } from '../../machines/shell/app.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import { Bell } from '../notifications/bell.tsx';
import { Overlays } from '../shell/overlays.tsx';
import { useTheme } from '../shell/use-theme.ts';
import { ClockProvider } from '../../components/market/clock-context.ts';

/** Provider of the page's clock. Only components that read the time render again at each tick. */
function PageClock({ children }: { children: ReactNode }) {
  const { app } = useRouteContext({ from: '__root__' });
  const now = useSelector(app, ({ context }) => context.now);
  return <ClockProvider value={now}>{children}</ClockProvider>;
}

/** Shell of the back office: navigation of the current area, displayed once the user is known. */
export function BackOfficeShell({ children }: { children: ReactNode }) {
  const { app } = useRouteContext({ from: '__root__' });
  const isKnown = useSelector(
    childOf(app, 'session'),
    (snapshot) => sessionOf(snapshot).status === 'authenticated',
  );
  const theme = useTheme();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const area = path.startsWith('/admin') ? 'admin' : 'producer';
  const { name, home } = BACK_OFFICE_AREAS[area];
  const producerData = useSelector(app, ({ children }) => children.producerData);
  const stores = useSelector(producerData, (snapshot) => snapshot?.context.content) ?? [];
  const { rail, bar, more } = area === 'admin' ? adminNavigation() : producerNavigation(stores, path);
  const overlays = <Overlays app={app} />;
  if (!isKnown)
    return (
      <>
        {children}
        {overlays}
      </>
    );
  return (
    <BackOfficeFrame
      header={
        <BackOfficeHeader area={name} home={home} notices={<Bell />} theme={<ThemeSwitch {...theme} />} />
      }
      rail={<SideNav places={rail} waysOut={EXIT_LINKS} />}
      phoneBar={
        <BackOfficeBottomBar
          places={bar}
          more={[...more, ...EXIT_LINKS]}
          theme={<ThemeSwitch {...theme} />}
        />
      }
      overlays={overlays}
    >
      <StoresPathProvider value={STORES_PATH_BY_ROLE[area]}>
        <PageClock>{children}</PageClock>
      </StoresPathProvider>
    </BackOfficeFrame>
  );
}
