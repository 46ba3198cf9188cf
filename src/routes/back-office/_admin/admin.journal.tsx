import { createFileRoute } from '@tanstack/react-router';
import { AuditLogView } from '../../../components/back-office/audit-log/AuditLogView.tsx';
import { auditLogHref } from '../../../wiring/admin/audit-log/audit-log-href.ts';
import { openAuditLog, openAuditLogExport } from '../../../wiring/admin/audit-log/audit-log-screen.ts';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';

/** Audit log; the address contains the query (R7.21). */
export const Route = createFileRoute('/_admin/admin/journal')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: async (load) => ({ ...(await openAuditLog(load)), ...(await openAuditLogExport(load)) }),
  component: function AuditLogRoute() {
    const { journal, auditLogFile } = Route.useLoaderData();
    return <AuditLogView actorRef={journal} fileRef={auditLogFile} addressOf={auditLogHref} />;
  },
});
