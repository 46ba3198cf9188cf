import { createFileRoute } from '@tanstack/react-router';
import {
  openProducerToday,
  ProducerTodayScreen,
} from '../../../wiring/producer/today/producer-today-screen.tsx';

/** First screen of producers (R2.5). */
export const Route = createFileRoute('/_producer/producer/dashboard')({
  loader: openProducerToday,
  component: function ProducerDashboard() {
    return <ProducerTodayScreen {...Route.useLoaderData()} />;
  },
});
