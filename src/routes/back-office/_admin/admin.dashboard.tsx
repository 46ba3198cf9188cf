import { createFileRoute } from '@tanstack/react-router';
import { openPanel, PanelScreen } from '../../../wiring/admin/panel/panel-screen.tsx';

/** First screen of admins: pending tasks and key figures (R2.7, R3.4). */
export const Route = createFileRoute('/_admin/admin/dashboard')({
  loader: openPanel,
  component: function AdminDashboard() {
    return <PanelScreen {...Route.useLoaderData()} />;
  },
});
