import { createFileRoute } from '@tanstack/react-router';
import { ContactView } from '../components/contact/ContactView.tsx';
import { BLANK_MESSAGE } from '../machines/contact/contact.machine.ts';
import { createContactService } from '../services/notifications/contact.service.ts';
import { wireBotCheck } from '../wiring/shell/bot-check.wiring.ts';
import { wireContact } from '../wiring/account/contact.wiring.ts';
import { useKnownWriter } from '../wiring/account/known-writer.ts';

/** Where anybody can write to the house (R2.1). */
export const Route = createFileRoute('/contact')({
  loader: ({ context, abortController }) =>
    context.screens.open(
      'contact',
      wireContact(createContactService(context.services.call), wireBotCheck(context)),
      { values: BLANK_MESSAGE },
      abortController.signal,
    ),
  component: function ContactRoute() {
    const actorRef = Route.useLoaderData();
    const { app } = Route.useRouteContext();
    const values = useKnownWriter(app, actorRef);
    return <ContactView actorRef={actorRef} onAgain={() => actorRef.send({ type: 'form.reset', values })} />;
  },
});
