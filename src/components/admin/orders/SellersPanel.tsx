import { chakra } from '@chakra-ui/react/styled-system';
import type { Parcel } from '../../../../contract/orders/parcels.ts';
import { Panel } from '../../layout/Panel.tsx';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { AccountLink } from './AccountLink.tsx';
import { adminOrderMessages as words } from './admin-order.messages.ts';

/** Who sends what of an order, how far each of them is, and the way to their accounts. */
export const SellersPanel = ({ parcels }: { parcels: readonly Parcel[] }) => (
  <Panel title={words.people}>
    <chakra.ul display="grid" gap="4" listStyleType="none">
      {parcels.map(({ producerId, sender, name, status }) => (
        <chakra.li key={producerId} display="grid" justifyItems="start" gap="1" overflowWrap="anywhere">
          <strong>{name ?? words.unnamed}</strong>
          <StatusBadge status={status} />
          <AccountLink id={producerId} name={sender ?? name ?? words.unnamed} />
        </chakra.li>
      ))}
    </chakra.ul>
  </Panel>
);
