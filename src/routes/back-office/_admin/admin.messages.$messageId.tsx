import { createFileRoute } from '@tanstack/react-router';
import {
  ContactMessageScreen,
  openContactMessage,
} from '../../../wiring/admin/contact/contact-message-screen.tsx';

/** One contact message, with its reply form (R3.14). */
export const Route = createFileRoute('/_admin/admin/messages/$messageId')({
  loader: openContactMessage,
  component: function ContactMessageRoute() {
    return <ContactMessageScreen {...Route.useLoaderData()} />;
  },
});
