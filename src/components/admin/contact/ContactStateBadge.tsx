import { CONTACT_STATE_LABELS, type ContactState } from '../../../../contract/contact/contact-message.ts';
import { Badge, type BadgeTone } from '../../market/Badge.tsx';

const TONES: Readonly<Record<ContactState, BadgeTone>> = {
  new: 'soon',
  read: 'info',
  answered: 'open',
  closed: 'over',
};

/** Status badge of a contact message. */
export const ContactStateBadge = ({ state }: { state: ContactState }) => (
  <Badge tone={TONES[state]}>{CONTACT_STATE_LABELS[state]}</Badge>
);
