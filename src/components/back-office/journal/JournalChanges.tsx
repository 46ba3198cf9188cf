import type { JournalChange } from '../../../../contract/audit-log/journal.ts';
import type { ScreenAddress } from '../../../../contract/pages/screen-address.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { changeText, journalMessages as words } from './journal.messages.ts';

/** The screens at which things that were changed are seen, while they are there. */
const SCREENS: Readonly<Record<string, { word: string; at: (id: string) => ScreenAddress }>> = {
  popupStoreId: { word: words.store, at: (id) => `/admin/popup-stores/${id}` },
  productId: { word: words.product, at: (id) => `/producer/products/${id}/edit` },
  orderId: { word: words.order, at: (id) => `/admin/orders/${id}` },
};

/** Ids say nothing to a reader. */
const isTold = ({ field }: JournalChange) => !field.endsWith('Id');

/** What became another, in words, and the ways to what was changed. */
export const JournalChanges = ({ changes }: { changes: readonly JournalChange[] }) => (
  <>
    <span>{changes.filter(isTold).map(changeText).join(', ')}</span>
    {changes.map(({ field, to }) => {
      const screen = SCREENS[field];
      return screen && to ? (
        <AppLink key={field} href={screen.at(to)} data-part="thing">
          {screen.word}
        </AppLink>
      ) : null;
    })}
  </>
);
