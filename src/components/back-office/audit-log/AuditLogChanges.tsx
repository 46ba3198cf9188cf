import type { AuditLogChange } from '../../../../contract/admin/audit-log.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { changeText, auditLogMessages as words } from './audit-log.messages.ts';

/** The screens at which things that were changed are seen, while they are there. */
const SCREENS: Readonly<Record<string, { word: string; at: (id: string) => ScreenAddress }>> = {
  popupStoreId: { word: words.store, at: (id) => `/admin/popup-stores/${id}` },
  productId: { word: words.product, at: (id) => `/producer/products/${id}/edit` },
  orderId: { word: words.order, at: (id) => `/admin/orders/${id}` },
};

/** Ids say nothing to a reader. */
const isTold = ({ field }: AuditLogChange) => !field.endsWith('Id');

/** What became another, in words, and the ways to what was changed. */
export const AuditLogChanges = ({ changes }: { changes: readonly AuditLogChange[] }) => (
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
