import { CONTACT_MESSAGE_LIMITS } from '../../../../contract/contact/contact-message.ts';
import { contactMessagesMachine } from '../../../machines/admin/contact/contact-messages.machine.ts';
import { createContactMessagesService } from '../../../services/admin/contact/contact-messages.service.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { wireList } from '../../ui/list.wiring.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { contactMessagesHref, contactMessagesQueryIn } from './contact-messages-href.ts';

export const wireContactMessages = wireList(contactMessagesMachine, contactMessagesHref);

/** Loader of the contact messages; the address contains the query (R3.14). */
export const openContactMessages = screenRoute({
  key: ({ context }: MemberLoaderArgs & SearchLoaderArgs) => context.user.id,
  search: ({ deps }) => contactMessagesQueryIn(deps.search),
  actors: ({ context, navigate }) => ({
    contactMessages: wireContactMessages({
      loadItems: createContactMessagesService(context.services.call).listContactMessages,
      watchReturns: onPageVisible,
      showAddress: (shown) => void navigate(shown),
    }),
  }),
  input: (_, query) => ({ contactMessages: { query, limit: CONTACT_MESSAGE_LIMITS.pageSize } }),
});
