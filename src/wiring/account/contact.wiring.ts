import { contactMachine } from '../../machines/contact/contact.machine.ts';
import type { ContactService } from '../../services/notifications/contact.service.ts';
import { calls } from '../calls.ts';
import type { BotCheckParts } from '../shell/bot-check.wiring.ts';

/** The contact form over its service and the bot check. */
export const wireContact = (contact: ContactService, { actors, actions }: BotCheckParts) =>
  contactMachine.provide({
    actors: { ...actors, ...calls({ submit: contact.send }) },
    actions,
  });
