import { createFileRoute } from '@tanstack/react-router';
import { TableColumnsProvider } from '../../components/back-office/data-table/table-columns-context.ts';
import { openTableColumns } from '../../wiring/ui/table-columns.wiring.ts';
import { guardBackOffice } from '../../wiring/back-office/back-office-guard.ts';
import { MembersOnly } from '../../wiring/auth/members-only.tsx';

/** Layout of the admins' screens, with their shared actors (R2.7). */
export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ context, location }) => guardBackOffice(context, location),
  loader: (load) => openTableColumns(load),
  component: function AdminLayout() {
    return (
      <TableColumnsProvider value={Route.useLoaderData().tableColumns}>
        <MembersOnly user={Route.useRouteContext().user} />
      </TableColumnsProvider>
    );
  },
});
