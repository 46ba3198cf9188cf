import { createFileRoute } from '@tanstack/react-router';
import { admitTo } from '../../wiring/back-office/admission.ts';
import { MembersOnly } from '../../wiring/shell/members-only.tsx';

/** Screens of those who sell (R2.5, R2.6). */
export const Route = createFileRoute('/_producer')({
  beforeLoad: ({ context, location }) => admitTo(context, location),
  component: function ProducerLayout() {
    return <MembersOnly user={Route.useRouteContext().user} />;
  },
});
