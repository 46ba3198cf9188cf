import type { AuditLogChange } from '../../../../contract/admin/audit-log.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { auditLogChangeText, auditLogMessages as words } from './audit-log.messages.ts';

/** Screen addresses of changed objects, by the field that holds their id. */
const SCREENS: Readonly<Record<string, { word: string; at: (id: string) => ScreenAddress }>> = {
  popupStoreId: { word: words.store, at: (id) => `/admin/popup-stores/${id}` },
  productId: { word: words.product, at: (id) => `/producer/products/${id}/edit` },
  orderId: { word: words.order, at: (id) => `/admin/orders/${id}` },
};

/** Fields with ids are hidden: users cannot read an id. */
const isTold = ({ field }: AuditLogChange) => !field.endsWith('Id');

/** Changes of an audit log entry in words, with links to the changed objects. */
export const AuditLogChanges = ({ changes }: { changes: readonly AuditLogChange[] }) => (
  <>
    <span>{changes.filter(isTold).map(auditLogChangeText).join(', ')}</span>
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
