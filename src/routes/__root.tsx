import { createRootRouteWithContext, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { BrokenScreen } from '../wiring/shell/broken-screen.tsx';
import { MarketShell } from '../wiring/shell/market-shell.tsx';
import type { RouterContext } from '../wiring/shell/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => {
    if (context.installation.maintenance && location.pathname !== '/maintenance')
      throw redirect({ to: '/maintenance' });
  },
  component: function Market() {
    const { maintenance } = Route.useRouteContext().installation;
    // Without the shell, because no link works during maintenance.
    return maintenance ? (
      <main>
        <Outlet />
      </main>
    ) : (
      <MarketShell>
        <Outlet />
      </MarketShell>
    );
  },
  errorComponent: BrokenScreen,
  notFoundComponent: lazyRouteComponent(() => import('../wiring/shell/missing-screen.tsx'), 'MissingScreen'),
});
