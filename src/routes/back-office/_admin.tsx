import { createFileRoute } from '@tanstack/react-router';
import { admitTo } from '../../wiring/back-office/admission.ts';
import { MembersOnly } from '../../wiring/shell/members-only.tsx';

/** Screens of those who look after the market (R2.7). */
export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ context, location }) => admitTo(context, location),
  component: function AdminLayout() {
    return <MembersOnly user={Route.useRouteContext().user} />;
  },
});
