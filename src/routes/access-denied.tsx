import { createFileRoute } from '@tanstack/react-router';
import { AccessDeniedView } from '../components/text-pages/AccessDeniedView.tsx';
import { useAudience } from '../wiring/shell/use-audience.ts';

/** Access-denied page, for users with the wrong role (R2.11). */
export const Route = createFileRoute('/access-denied')({
  component: function AccessDeniedRoute() {
    return <AccessDeniedView role={useAudience()} />;
  },
});
