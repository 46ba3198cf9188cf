import { createFileRoute } from '@tanstack/react-router';
import { TodayView } from '../../../components/back-office/TodayView.tsx';

/** Where an admin begins the day. */
export const Route = createFileRoute('/_admin/admin/dashboard')({
  component: function AdminDashboard() {
    return <TodayView user={Route.useRouteContext().user} />;
  },
});
