import { createFileRoute } from '@tanstack/react-router';
import { TodayView } from '../../../components/back-office/TodayView.tsx';

/** Where a producer begins the day. */
export const Route = createFileRoute('/_producer/producer/dashboard')({
  component: function ProducerDashboard() {
    return <TodayView user={Route.useRouteContext().user} area="producer" />;
  },
});
