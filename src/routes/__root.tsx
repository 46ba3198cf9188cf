import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { NotFoundView } from '../components/text-pages/NotFoundView.tsx';
import { MarketShell } from './-market-shell.tsx';
import type { RouterContext } from './-router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => {
    if (context.maintenance && location.pathname !== '/maintenance') throw redirect({ to: '/maintenance' });
  },
  component: function Market() {
    return (
      <MarketShell>
        <Outlet />
      </MarketShell>
    );
  },
  notFoundComponent: NotFoundView,
});
