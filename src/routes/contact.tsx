import { createFileRoute } from '@tanstack/react-router';
import { ContactView } from '../components/contact/ContactView.tsx';
import { openContact } from '../wiring/contact/contact-screen.ts';
import { useKnownWriter } from '../wiring/contact/known-writer.ts';

/** Contact form (R2.1). */
export const Route = createFileRoute('/contact')({
  loader: openContact,
  component: function ContactRoute() {
    const { contact } = Route.useLoaderData();
    const { app } = Route.useRouteContext();
    const values = useKnownWriter(app, contact);
    return <ContactView actorRef={contact} onAgain={() => contact.send({ type: 'form.reset', values })} />;
  },
});
