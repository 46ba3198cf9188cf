import { BLANK_MESSAGE, contactMachine } from '../../machines/contact/contact.machine.ts';
import { type ContactService, createContactService } from '../../services/contact/contact.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { type ScreenLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { type BotCheckParts, wireBotCheck } from '../auth/bot-check.wiring.ts';

/** Contact form, connected to its call and to the bot check. */
export const wireContact = (contact: ContactService, { actors, actions }: BotCheckParts) =>
  contactMachine.provide({
    actors: { ...actors, ...resultActors({ submit: contact.send }) },
    actions,
  });

/** Loader of the contact form (R2.1). */
export const openContact = screenRoute({
  actors: ({ context }: ScreenLoaderArgs) => ({
    contact: wireContact(createContactService(context.services.call), wireBotCheck(context)),
  }),
  input: () => ({ contact: { values: BLANK_MESSAGE } }),
});
