import { chakra } from '@chakra-ui/react/styled-system';
import type { Parcel } from '../../../../contract/orders/parcels.ts';
import { Panel } from '../../layout/Panel.tsx';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { AccountLink } from './AccountLink.tsx';
import { adminOrderMessages as words } from './admin-order.messages.ts';

/** Producers of an order: the status of each parcel and a link to each account. */
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
