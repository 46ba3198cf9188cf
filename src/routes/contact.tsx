import { createFileRoute } from '@tanstack/react-router';
import { ContactView } from '../components/contact/ContactView.tsx';
import { openContact } from '../wiring/contact/contact-screen.ts';
import { usePrefilledContact } from '../wiring/contact/use-prefilled-contact.ts';

/** Contact form (R2.1). */
export const Route = createFileRoute('/contact')({
  loader: openContact,
  component: function ContactRoute() {
    const { contact } = Route.useLoaderData();
    const { app } = Route.useRouteContext();
    const values = usePrefilledContact(app, contact);
    return <ContactView actorRef={contact} onAgain={() => contact.send({ type: 'form.reset', values })} />;
  },
});
