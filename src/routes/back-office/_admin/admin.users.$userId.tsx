import { createFileRoute } from '@tanstack/react-router';
import { openUser, UserScreen } from '../../../wiring/admin/users/user-screen.tsx';

/** One account, for admins (R2.7, R7.21). */
export const Route = createFileRoute('/_admin/admin/users/$userId')({
  loader: openUser,
  component: function UserRoute() {
    return <UserScreen {...Route.useLoaderData()} />;
  },
});
