import { createFileRoute } from '@tanstack/react-router';
import { ROLES_BY_AUDIENCE } from '../../contract/shell/screen.ts';
import { requireRole } from '../wiring/auth/route-guard.ts';
import { MembersOnly } from '../wiring/auth/members-only.tsx';

/** Layout of screens for all members (R2.4). */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context, location }) => requireRole(ROLES_BY_AUDIENCE.member, context, location.href),
  component: function MemberLayout() {
    return <MembersOnly user={Route.useRouteContext().user} />;
  },
});
