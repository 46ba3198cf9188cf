import { createFileRoute } from '@tanstack/react-router';
import { openSystem, SystemScreen } from '../../../wiring/admin/system/system-screen.tsx';

/** State of the running market: processes, background jobs and services beside it (R7.24). */
export const Route = createFileRoute('/_admin/admin/system')({
  loader: openSystem,
  component: function SystemRoute() {
    return <SystemScreen {...Route.useLoaderData()} />;
  },
});
