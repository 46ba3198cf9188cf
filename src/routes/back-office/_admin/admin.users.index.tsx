import { createFileRoute } from '@tanstack/react-router';
import { openUsers, UsersScreen } from '../../../wiring/admin/users/users-screen.tsx';
import { searchLoaderDeps } from '../../../wiring/shell/search-loader-deps.ts';

/** List of all accounts; the address contains the query (R2.7, R7.20). */
export const Route = createFileRoute('/_admin/admin/users/')({
  loaderDeps: searchLoaderDeps,
  loader: openUsers,
  component: function UsersRoute() {
    return <UsersScreen {...Route.useLoaderData()} />;
  },
});
