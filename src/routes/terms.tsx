import { createFileRoute } from '@tanstack/react-router';
import { TermsView } from '../components/text-pages/TermsView.tsx';

/** Terms of use for buyers and sellers (R2.1). */
export const Route = createFileRoute('/terms')({
  component: function Terms() {
    return <TermsView operator={Route.useRouteContext().installation.operator} />;
  },
});
