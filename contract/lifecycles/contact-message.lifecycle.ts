import { setup } from 'xstate';
import { CONTACT_STATES, type ContactState } from '../contact/contact-message.ts';
import { nextState } from './lifecycle.ts';

type ContactMessageEvent =
  | { type: 'message.read' }
  | { type: 'message.putBack' }
  | { type: 'message.answered' }
  | { type: 'message.closed' };

/** Lifecycle of a contact message (R3.14). An answered or closed message is reopened as read. */
export const contactMessageLifecycle = setup({
  types: {} as { context: Record<string, never>; events: ContactMessageEvent },
}).createMachine({
  id: 'contactMessage',
  context: {},
  initial: 'new',
  states: {
    new: { on: { 'message.read': 'read', 'message.answered': 'answered', 'message.closed': 'closed' } },
    read: { on: { 'message.putBack': 'new', 'message.answered': 'answered', 'message.closed': 'closed' } },
    answered: { on: { 'message.read': 'read', 'message.closed': 'closed' } },
    closed: { on: { 'message.read': 'read' } },
  },
});

const LEADING_TO: Record<ContactState, ContactMessageEvent> = {
  new: { type: 'message.putBack' },
  read: { type: 'message.read' },
  answered: { type: 'message.answered' },
  closed: { type: 'message.closed' },
};

/** True if a message may change from one state to another in one step. */
export const canContactMessageBecome = (from: ContactState, to: ContactState): boolean =>
  nextState(contactMessageLifecycle, from, LEADING_TO[to]) === to;

/** States from which a message may change to this one. */
export const contactStatesBefore = (to: ContactState): ContactState[] =>
  CONTACT_STATES.filter((from) => canContactMessageBecome(from, to));
