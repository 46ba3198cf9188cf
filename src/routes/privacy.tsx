import { createFileRoute } from '@tanstack/react-router';
import { PrivacyView } from '../components/text-pages/PrivacyView.tsx';

/** Privacy policy (R2.1). */
export const Route = createFileRoute('/privacy')({
  component: function Privacy() {
    return <PrivacyView operator={Route.useRouteContext().installation.operator} />;
  },
});
