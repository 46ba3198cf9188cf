import { createFileRoute } from '@tanstack/react-router';
import { ROLES_BY_AUDIENCE } from '../../contract/shell/screen.ts';
import { requireRole } from '../wiring/auth/route-guard.ts';
import { MembersOnly } from '../wiring/auth/members-only.tsx';

/** Layout of screens for consumers only (R2.3). */
export const Route = createFileRoute('/_consumer')({
  beforeLoad: ({ context, location }) => requireRole(ROLES_BY_AUDIENCE.consumer, context, location.href),
  component: function ConsumerLayout() {
    return <MembersOnly user={Route.useRouteContext().user} />;
  },
});
