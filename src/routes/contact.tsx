import { createFileRoute } from '@tanstack/react-router';
import { ContactView } from '../components/contact/ContactView.tsx';
import { openContact } from '../wiring/account/contact-screen.ts';
import { useKnownWriter } from '../wiring/account/known-writer.ts';

/** Where anybody can write to the house (R2.1). */
export const Route = createFileRoute('/contact')({
  loader: openContact,
  component: function ContactRoute() {
    const { contact } = Route.useLoaderData();
    const { app } = Route.useRouteContext();
    const values = useKnownWriter(app, contact);
    return <ContactView actorRef={contact} onAgain={() => contact.send({ type: 'form.reset', values })} />;
  },
});
