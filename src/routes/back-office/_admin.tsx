import { createFileRoute } from '@tanstack/react-router';
import { TableColumnsProvider } from '../../components/back-office/data-table/table-columns-context.ts';
import { openTableColumns } from '../../wiring/ui/table-columns.wiring.ts';
import { admitTo } from '../../wiring/back-office/admission.ts';
import { MembersOnly } from '../../wiring/auth/members-only.tsx';

/** Screens of those who look after the market (R2.7), and what they share. */
export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ context, location }) => admitTo(context, location),
  loader: (load) => openTableColumns(load),
  component: function AdminLayout() {
    return (
      <TableColumnsProvider value={Route.useLoaderData().tableColumns}>
        <MembersOnly user={Route.useRouteContext().user} />
      </TableColumnsProvider>
    );
  },
});
