import { CONTACT_STATE_LABELS, type ContactState } from '../../../../contract/contact/contact-message.ts';
import { Label, type LabelTone } from '../../market/Badge.tsx';

const TONES: Readonly<Record<ContactState, LabelTone>> = {
  new: 'soon',
  read: 'info',
  answered: 'open',
  closed: 'over',
};

/** Status badge of a contact message. */
export const ContactStateLabel = ({ state }: { state: ContactState }) => (
  <Label tone={TONES[state]}>{CONTACT_STATE_LABELS[state]}</Label>
);
