import { createFileRoute } from '@tanstack/react-router';
import { StorePosterView } from '../../../components/producer/store-poster/StorePosterView.tsx';
import { openStorePoster } from '../../../wiring/producer/stores/producer-store-screen.ts';

/** Poster of a producer's own store, to be printed (R2.26). */
export const Route = createFileRoute('/_producer/producer/popup-stores/$storeId/poster')({
  loader: openStorePoster,
  component: function StorePosterRoute() {
    return <StorePosterView actorRef={Route.useLoaderData().producerStore} />;
  },
});
