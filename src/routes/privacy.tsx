import { createFileRoute } from '@tanstack/react-router';
import { PrivacyView } from '../components/text-pages/PrivacyView.tsx';

/** What is kept of those who come (R2.1). */
export const Route = createFileRoute('/privacy')({
  component: function Privacy() {
    return <PrivacyView operator={Route.useRouteContext().installation.operator} />;
  },
});
