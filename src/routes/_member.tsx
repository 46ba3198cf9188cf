import { createFileRoute } from '@tanstack/react-router';
import { admitOnly } from '../wiring/shell/guard.ts';
import { MembersOnly } from '../wiring/shell/members-only.tsx';
import { ADMITTED } from '../wiring/shell/private-routes.ts';

/** Screens of everyone with a session (R2.4). */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context, location }) => admitOnly(ADMITTED['/_member'], context, location.href),
  component: function MemberLayout() {
    return <MembersOnly user={Route.useRouteContext().user} />;
  },
});
