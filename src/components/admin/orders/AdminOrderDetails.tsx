import { chakra } from '@chakra-ui/react/styled-system';
import type { Order } from '../../../../contract/orders/order.ts';
import { parcelsOf, type Parcel } from '../../../../contract/orders/parcels.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { OrderHistory } from '../../orders/OrderHistory.tsx';
import { OrderParcel } from '../../orders/OrderParcel.tsx';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { RecipientPanel } from '../../producer/order/RecipientPanel.tsx';
import type { StatusChangesProps } from './use-status-changes.ts';
import { adminOrderMessages as words, adminOrderMessages } from './admin-order.messages.ts';
import { AdminOrderStatusPanel } from './AdminOrderStatusPanel.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { TextLink } from '../../layout/AppLink.tsx';

/** Link to the account of a person of an order. */
const AccountLink = ({ id, name }: { id: string; name: string }) => (
  <TextLink to="/admin/users/$userId" params={{ userId: id }}>
    {adminOrderMessages.account(name)}
  </TextLink>
);

/** Producers of an order: the status of each parcel and a link to each account. */
const SellersPanel = ({ parcels }: { parcels: readonly Parcel[] }) => (
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

const AREAS = { stacked: '"move" "parcels" "people"', beside: '"parcels move" "parcels people"' };

interface AdminOrderSheetProps extends StatusChangesProps {
  order: Order;
  onSaved: () => void;
}

/** Order sheet of the admin: parcels, history, status changes and people. */
export function AdminOrderDetails({ order, ...moves }: AdminOrderSheetProps) {
  const { dayAndTime, price, count } = useFormatter();
  const parcels = parcelsOf(order);
  const { userId, shippingInfo } = order;
  return (
    <>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="3" color="ink2">
        <StatusBadge status={order.status} />
        <span>{`${words.placed} ${dayAndTime(order.createdAt)} · ${count(parcels.length, ...words.parcels)} · ${price(order.totalPrice)}`}</span>
      </chakra.p>
      <chakra.div
        display="grid"
        alignItems="start"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
        gridTemplateAreas={{ base: AREAS.stacked, lg: AREAS.beside }}
        gridTemplateRows={{ base: 'auto', lg: 'auto 1fr' }}
      >
        <chakra.div gridArea="move">
          <AdminOrderStatusPanel order={order} {...moves} />
        </chakra.div>
        <chakra.div gridArea="parcels" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          {parcels.map((parcel) => (
            // Sale terms of the stores are addressed to the shopper, so the admin does not see them.
            <OrderParcel key={parcel.producerId} parcel={{ ...parcel, stores: [] }} />
          ))}
          <OrderHistory order={order} />
        </chakra.div>
        <chakra.aside gridArea="people" display="grid" gap="6">
          <RecipientPanel order={order}>
            <AccountLink id={userId} name={shippingInfo.fullName} />
          </RecipientPanel>
          <SellersPanel parcels={parcels} />
        </chakra.aside>
      </chakra.div>
    </>
  );
}
