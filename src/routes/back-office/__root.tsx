import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { NotFoundView } from '../../components/text-pages/NotFoundView.tsx';
import { BackOfficeShell } from '../../wiring/back-office/back-office-shell.tsx';
import { BrokenScreen } from '../../wiring/shell/broken-screen.tsx';
import type { RouterContext } from '../../wiring/shell/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => {
    if (context.installation.maintenance) throw redirect({ to: '/maintenance' });
  },
  component: function BackOffice() {
    return (
      <BackOfficeShell>
        <Outlet />
      </BackOfficeShell>
    );
  },
  errorComponent: BrokenScreen,
  notFoundComponent: NotFoundView,
});
