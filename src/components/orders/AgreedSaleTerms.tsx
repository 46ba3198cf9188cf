import { chakra } from '@chakra-ui/react/styled-system';
import type { OrderStore } from '../../../contract/orders/order.ts';
import { SaleTermsList } from '../market/SaleTermsList.tsx';
import { orderPageMessages } from './order-page.messages.ts';

/** Sale terms of the stores at the time of the order; they stay binding even if a store changes them later (R5.4). */
export function AgreedSaleTerms({ stores }: { stores: readonly OrderStore[] }) {
  return (
    <chakra.div display="grid" gap="6">
      {stores.map(({ id, name, ownerInfo }) => (
        <chakra.section key={id} aria-label={name} display="grid" gap="3">
          <chakra.h3 fontSize="lg">{name}</chakra.h3>
          <SaleTermsList owner={ownerInfo} beside />
        </chakra.section>
      ))}
      <chakra.p color="ink2" fontSize="sm">
        {orderPageMessages.agreed}
      </chakra.p>
    </chakra.div>
  );
}
