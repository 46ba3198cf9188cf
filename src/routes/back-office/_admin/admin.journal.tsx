import { createFileRoute } from '@tanstack/react-router';
import { JournalView } from '../../../components/back-office/journal/JournalView.tsx';
import { journalHref } from '../../../wiring/admin/audit-log-address.ts';
import { openJournal, openJournalFile } from '../../../wiring/admin/audit-log-screen.ts';
import { bySearch, WITHOUT_END } from '../../../wiring/by-search.ts';

/** What was done to accounts; the address says which of it (R7.21). */
export const Route = createFileRoute('/_admin/admin/journal')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: async (load) => ({ ...(await openJournal(load)), ...(await openJournalFile(load)) }),
  component: function JournalRoute() {
    const { journal, journalFile } = Route.useLoaderData();
    return <JournalView actorRef={journal} fileRef={journalFile} addressOf={journalHref} />;
  },
});
