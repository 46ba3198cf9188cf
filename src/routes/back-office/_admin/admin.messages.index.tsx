import { createFileRoute } from '@tanstack/react-router';
import { ContactMessagesView } from '../../../components/admin/contact/ContactMessagesView.tsx';
import { contactMessagesHref } from '../../../wiring/admin/contact/contact-messages-href.ts';
import { openContactMessages } from '../../../wiring/admin/contact/contact-messages-screen.ts';
import { searchLoaderDeps } from '../../../wiring/shell/search-loader-deps.ts';

/** List of contact messages; the address contains the query (R3.14). */
export const Route = createFileRoute('/_admin/admin/messages/')({
  loaderDeps: searchLoaderDeps,
  loader: openContactMessages,
  component: function ContactMessagesRoute() {
    const { contactMessages } = Route.useLoaderData();
    return <ContactMessagesView actorRef={contactMessages} addressOf={contactMessagesHref} />;
  },
});
