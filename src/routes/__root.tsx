import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import type { RouterContext } from './-router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => {
    if (context.maintenance && location.pathname !== '/maintenance') throw redirect({ to: '/maintenance' });
  },
  component: Outlet,
});
